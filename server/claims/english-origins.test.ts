import { expect, test } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const own = (text: string) => ownClaims('Marlowe Foods plc', `# Marlowe Foods plc\n\n${text}`);

test('a company is founded by whoever started it or set it up, in any order of the words', () => {
  expect(own('The company was started in 2009 by Ada Berg, then a nurse, and Tom Grey, a baker.')).toEqual([
    'founded 2009',
    'founder Ada Berg',
    'founder Tom Grey',
  ]);
  expect(own('Marlowe was set up in Hull in 1934 by the brothers Jack and Henry Marlowe.')).toEqual([
    'founded 1934',
    'founder Jack Marlowe',
    'founder Henry Marlowe',
  ]);
  expect(own('Ada Berg founded the company in a garage in Hull in 1926.')).toEqual([
    'founded 1926',
    'founder Ada Berg',
  ]);
  expect(own('In 1926 Ada Berg, a nurse, started the company.')).toEqual([
    'founded 1926',
    'founder Ada Berg',
  ]);
});

test('a founder is named with the other ones of a list, each without what he was', () => {
  expect(
    own(
      'The firm was founded in 1958 by the toolmaker Arthur Harrow and the physicist Edith Gate in a former lace factory.',
    ),
  ).toEqual(['founded 1958', 'founder Arthur Harrow', 'founder Edith Gate']);
});

test('a beginning is stated of the whole company: how it began, where it goes back to, when it was set up', () => {
  for (const text of [
    'My grandfather started this company in 1934 with a kettle and a cart.',
    'Marlowe began life in 1934 as a bakery in Hull.',
    'Marlowe started out as a bakery in Hull in 1934.',
    'The business goes back to a bakery opened by Jens Marlowe in 1934.',
    'The company dates back to 1934.',
    'When the company was set up in 1934 there were six of us.',
  ])
    expect(own(text)).toEqual(['founded 1934']);
});

test('what is begun later, by somebody else or of a part is no founding', () => {
  for (const text of [
    'In 2019 the company started a new line in Leeds.',
    'Ada Berg started at the company in 2009.',
    "Ada Berg set up the company's export business in 2009.",
    'Ada Berg created the company car scheme in 2009.',
    'Marlowe began in 2019 with the construction of a second plant.',
    'The company was started up again in 2009 after the fire.',
    'The company pension fund was set up in 2009.',
    'Its subsidiary Kestner Glas was set up in 2009 by Ada Berg.',
    'Our Leeds bakery was started in 2009 by Tom Grey.',
    'The company was not started in 2009 by Ada Berg.',
    'Before Ada Berg started the company in 2009, she worked at Kestner Glas.',
    'It is said that the company was started in 2009 by Ada Berg.',
  ])
    expect(own(text)).toEqual([]);
});
