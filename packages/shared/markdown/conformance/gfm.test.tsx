// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { cleanup, render } from '@loupe/shared/testing/render';
import { Markdown } from '../markdown.tsx';
import { canonicalTree } from './canonical-tree.ts';

afterEach(cleanup);

/**
 * The examples that the GitHub Flavored Markdown specification (0.29, github.github.com/gfm) adds to CommonMark, by its
 * numbers, with what they mean here.
 */
const examples: readonly (readonly [number: number, markdown: string, means: string])[] = [
  [
    198,
    '| foo | bar |\n| --- | --- |\n| baz | bim |',
    '<table><tr><th>foo</th><th>bar</th></tr><tr><td>baz</td><td>bim</td></tr></table>',
  ],
  [
    199,
    '| abc | defghi |\n:-: | -----------:\nbar | baz',
    '<table><tr><th align=center>abc</th><th align=right>defghi</th></tr><tr><td align=center>bar</td><td align=right>baz</td></tr></table>',
  ],
  [
    200,
    '| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |',
    '<table><tr><th>f|oo</th></tr><tr><td>b <code>|</code> az</td></tr><tr><td>b <strong>|</strong> im</td></tr></table>',
  ],
  [
    201,
    '| abc | def |\n| --- | --- |\n| bar | baz |\n> bar',
    '<table><tr><th>abc</th><th>def</th></tr><tr><td>bar</td><td>baz</td></tr></table><blockquote><p>bar</p></blockquote>',
  ],
  [
    202,
    '| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar',
    '<table><tr><th>abc</th><th>def</th></tr><tr><td>bar</td><td>baz</td></tr><tr><td>bar</td><td></td></tr></table><p>bar</p>',
  ],
  [203, '| abc | def |\n| --- |\n| bar |', '<p>| abc | def |<br>| --- |<br>| bar |</p>'],
  [
    204,
    '| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |',
    '<table><tr><th>abc</th><th>def</th></tr><tr><td>bar</td><td></td></tr><tr><td>bar</td><td>baz</td></tr></table>',
  ],
  [205, '| abc | def |\n| --- | --- |', '<table><tr><th>abc</th><th>def</th></tr></table>'],
  [279, '- [ ] foo\n- [x] bar', '<ul><li><input></input>foo</li><li><input checked></input>bar</li></ul>'],
  [
    280,
    '- [x] foo\n  - [ ] bar\n  - [x] baz\n- [ ] bim',
    '<ul><li><input checked></input>foo<ul><li><input></input>bar</li><li><input checked></input>baz</li></ul></li><li><input></input>bim</li></ul>',
  ],
  [491, '~~Hi~~ Hello, ~there~ world!', '<p><del>Hi</del> Hello, <del>there</del> world!</p>'],
  [492, 'This ~~has a\n\nnew paragraph~~.', '<p>This ~~has a</p><p>new paragraph~~.</p>'],
  [493, 'This will ~~~not~~~ strike.', '<p>This will ~~~not~~~ strike.</p>'],
  [622, 'www.commonmark.org', '<p><a http://www.commonmark.org/>www.commonmark.org</a></p>'],
  [
    623,
    'Visit www.commonmark.org/help for more information.',
    '<p>Visit <a http://www.commonmark.org/help>www.commonmark.org/help</a> for more information.</p>',
  ],
  [
    624,
    'Visit www.commonmark.org.\n\nVisit www.commonmark.org/a.b.',
    '<p>Visit <a http://www.commonmark.org/>www.commonmark.org</a>.</p><p>Visit <a http://www.commonmark.org/a.b>www.commonmark.org/a.b</a>.</p>',
  ],
  [
    625,
    'www.google.com/search?q=Markup+(business)\n\n(www.google.com/search?q=Markup+(business))',
    '<p><a http://www.google.com/search?q=Markup+(business)>www.google.com/search?q=Markup+(business)</a></p><p>(<a http://www.google.com/search?q=Markup+(business)>www.google.com/search?q=Markup+(business)</a>)</p>',
  ],
  [
    627,
    'www.google.com/search?q=commonmark&hl=en',
    '<p><a http://www.google.com/search?q=commonmark&hl=en>www.google.com/search?q=commonmark&hl=en</a></p>',
  ],
  [628, 'www.commonmark.org/he<lp', '<p><a http://www.commonmark.org/he>www.commonmark.org/he</a><lp</p>'],
  [
    629,
    'http://commonmark.org\n\n(Visit https://encrypted.google.com/search?q=Markup+(business))',
    '<p><a http://commonmark.org/>http://commonmark.org</a></p><p>(Visit <a https://encrypted.google.com/search?q=Markup+(business)>https://encrypted.google.com/search?q=Markup+(business)</a>)</p>',
  ],
  [630, 'foo@bar.baz', '<p><a mailto:foo@bar.baz>foo@bar.baz</a></p>'],
  [
    631,
    "hello@mail+xyz.example isn't valid, but hello+xyz@mail.example is.",
    "<p>hello@mail+xyz.example isn't valid, but <a mailto:hello+xyz@mail.example>hello+xyz@mail.example</a> is.</p>",
  ],
  [
    632,
    'a.b-c_d@a.b\n\na.b-c_d@a.b.\n\na.b-c_d@a.b-\n\na.b-c_d@a.b_',
    '<p><a mailto:a.b-c_d@a.b>a.b-c_d@a.b</a></p><p><a mailto:a.b-c_d@a.b>a.b-c_d@a.b</a>.</p><p>a.b-c_d@a.b-</p><p>a.b-c_d@a.b_</p>',
  ],
];

it.each(examples)('M1 example %i of the GitHub specification means: %s', (_number, markdown, means) => {
  const { container } = render(<Markdown text={markdown} />);
  expect(canonicalTree(container)).toBe(means);
});
