/** Examples of the CommonMark specification (0.31.2) that this product shows otherwise, by reason. */
export const deviations: readonly { readonly because: string; readonly examples: readonly number[] }[] = [
  {
    because: 'M7: raw HTML is off, it is shown as the text it is',
    examples: [
      21, 31, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166,
      167, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188,
      189, 190, 191, 201, 308, 309, 344, 475, 476, 477, 491, 494, 524, 536, 613, 614, 615, 616, 617, 623, 625,
      626, 627, 628, 629, 630, 631, 642, 643,
    ],
  },
  { because: 'M4: \\[ and \\] enclose a formula', examples: [12] },
  {
    because: 'M1: GitHub links a bare address, also between angle brackets that are none',
    examples: [602, 606, 608, 611, 612],
  },
  { because: 'blank lines at the end of a code block are not drawn', examples: [129, 318] },
];
