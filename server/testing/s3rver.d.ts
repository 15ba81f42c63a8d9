declare module '@20minutes/s3rver' {
  /** What these tests use of it. */
  export default class S3rver {
    constructor(options: Readonly<Record<string, unknown>>);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
