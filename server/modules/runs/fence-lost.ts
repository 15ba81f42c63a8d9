export class FenceLost extends Error {
  constructor() {
    super('another attempt has taken this run over');
    this.name = 'FenceLost';
  }
}
