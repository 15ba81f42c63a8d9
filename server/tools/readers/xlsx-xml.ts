import { Parser } from 'htmlparser2';

/** What a reader of an XML part wants to know of its tags; names come without prefix. */
export interface XmlHandler {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);
const piece = 4 * 1024 * 1024;

/** Goes through an XML part piece by piece: a large sheet is never one string. */
export function visitXml(bytes: Uint8Array, handler: XmlHandler): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => handler.open?.(bare(name), attributes),
      ontext: (text) => handler.text?.(text),
      onclosetag: (name) => handler.close?.(bare(name)),
    },
    { xmlMode: true },
  );
  const decoder = new TextDecoder();
  for (let at = 0; at < bytes.length; at += piece)
    parser.write(decoder.decode(bytes.subarray(at, at + piece), { stream: true }));
  parser.end(decoder.decode());
}
