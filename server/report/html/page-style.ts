/** Colours and sizes of the product (`packages/shared/ui/tokens.css`), light and dark by the reader's own setting. */
export const pageStyle = `
:root { color-scheme: light dark; --paper: #fbfaf7; --surface: #fff; --line: #e6e2d8; --ink: #1d1b16; --ink-2: #57534a; --accent: #0e5a4b; --soft: #efece4; --lit: #fdf0b8;
  --chart-1: #0e5a4b; --chart-2: #b8610b; --chart-3: #2f6db5; --chart-4: #a8457f; --chart-5: #2a87b8; --chart-6: #9a3412; --chart-7: #857000; --chart-8: #57534a; }
@media (prefers-color-scheme: dark) { :root { --paper: #15171a; --surface: #1b1e22; --line: #3a4048; --ink: #eceae4; --ink-2: #b9b5aa; --accent: #7cc7b3; --soft: #24282d; --lit: #4a4320;
  --chart-1: #6fc3ae; --chart-2: #e79a4c; --chart-3: #7fb2ec; --chart-4: #dd8fbb; --chart-5: #74bfe6; --chart-6: #ee9272; --chart-7: #cdb84a; --chart-8: #b9b5aa; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.65 Georgia, 'Times New Roman', serif; }
main { max-width: 76ch; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.3; margin: 0 0 1rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; }
h3, h4, h5, h6 { font-size: 1.0625rem; margin: 1.75rem 0 .25rem; }
.lead { font-size: 1.125rem; }
.prepared, figcaption, caption, .legend, .place { color: var(--ink-2); font: .875rem/1.5 'Helvetica Neue', Arial, sans-serif; }
.unfinished { font-weight: 700; }
a { color: var(--accent); }
a:focus-visible, [tabindex]:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
:target { background: var(--lit); }
.figure { font-variant-numeric: tabular-nums; }
sup { line-height: 0; }
sup a { padding: 0 .15em; }
.wide { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; width: 100%; background: var(--surface); font: .875rem/1.45 'Helvetica Neue', Arial, sans-serif; overflow-wrap: normal; }
caption { text-align: left; font-weight: 600; padding: .25rem 0; }
th, td { padding: .4rem .6rem; border: 1px solid var(--line); vertical-align: top; text-align: start; }
th { background: var(--soft); }
.right { text-align: right; font-variant-numeric: tabular-nums; }
.center { text-align: center; }
blockquote, .limits { margin: 1rem 0; padding: .25rem 1rem; border-inline-start: 3px solid var(--line); color: var(--ink-2); }
pre { overflow-x: auto; padding: .75rem; background: var(--soft); }
code { font: .875em/1.4 Menlo, Consolas, monospace; }
.task { list-style: none; margin-inline-start: -1.25rem; }
.task > p { display: inline; }
figure { margin: 1.25rem 0; }
figcaption { font-weight: 600; }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
.legend span { display: inline-block; width: .75rem; height: .75rem; margin-inline-end: .4rem; }
svg { width: 100%; height: auto; font: 11px 'Helvetica Neue', Arial, sans-serif; }
svg text { fill: var(--ink-2); }
.grid { stroke: var(--line); }
.zero { stroke: var(--ink-2); }
.maths { overflow-x: auto; margin: 1rem 0; }
.sources li { margin: .75rem 0; }
.excerpt { color: var(--ink-2); }
@media print { :root { color-scheme: light; } main { max-width: none; } .wide { overflow: visible; } }
`;
