/** A formula as a tree, read from TeX: what the page shows, for those who draw it themselves. */
export type MathsNode =
  | { readonly kind: 'row'; readonly children: readonly MathsNode[] }
  /** `name`: a letter or a word that stands for something; `sign`: an operator, a bracket, a comma. */
  | { readonly kind: 'name' | 'number' | 'words'; readonly text: string; readonly isItalic?: true }
  /** `grows`: a bracket as high as what it holds. */
  | { readonly kind: 'sign'; readonly text: string; readonly grows?: true }
  | {
      readonly kind: 'fraction';
      readonly over: MathsNode;
      readonly under: MathsNode;
      readonly hasLine: boolean;
    }
  | { readonly kind: 'root'; readonly inside: MathsNode; readonly degree: MathsNode | null }
  | {
      readonly kind: 'scripts';
      readonly base: MathsNode;
      readonly sub: MathsNode | null;
      readonly sup: MathsNode | null;
    }
  /** Below and above the base: limits of a sum, and accents. */
  | {
      readonly kind: 'stack';
      readonly base: MathsNode;
      readonly below: MathsNode | null;
      readonly above: MathsNode | null;
      readonly isAccent: boolean;
    }
  | { readonly kind: 'grid'; readonly rows: readonly (readonly MathsNode[])[] };

/** The characters of a formula in the order they are read, e.g. to name a symbol. */
export function mathsText(node: MathsNode | null): string {
  if (!node) return '';
  switch (node.kind) {
    case 'row':
      return node.children.map(mathsText).join('');
    case 'fraction':
      return `(${mathsText(node.over)})/(${mathsText(node.under)})`;
    case 'root':
      return `√(${mathsText(node.inside)})`;
    case 'scripts':
      return `${mathsText(node.base)}${node.sub ? `_${mathsText(node.sub)}` : ''}${node.sup ? `^${mathsText(node.sup)}` : ''}`;
    case 'stack':
      return `${mathsText(node.base)}${mathsText(node.below)}${mathsText(node.above)}`;
    case 'grid':
      return node.rows.map((row) => row.map(mathsText).join(' ')).join('; ');
    default:
      return node.text;
  }
}
