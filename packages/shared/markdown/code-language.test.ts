import { describe, expect, it } from 'vitest';
import { guessCodeLanguage, type CodeLanguage } from './code-language.ts';

const CASES: readonly (readonly [CodeLanguage, string])[] = [
  ['php', "<?php\necho 'hello';"],
  ['php', '<?= $title ?>'],
  ['php', '$total = array_sum($prices);\nreturn $total;'],
  ['php', 'public function total($rows) {\n  return 1;\n}'],
  ['vue', '<template>\n  <div>{{ title }}</div>\n</template>'],
  ['vue', '<script setup>\nimport { ref } from "vue"\n</script>'],
  ['vue', '<li v-for="row in rows" :key="row.id">{{ row }}</li>'],
  ['vue', '<button @click="save">Save</button>'],
  ['html', '<!DOCTYPE html>\n<html lang="en"></html>'],
  ['html', '<div class="card">\n  <p>Text</p>\n</div>'],
  ['html', '<script>\nconst a = 1;\n</script>'],
  ['css', '.card {\n  color: red;\n}'],
  ['css', '@media (max-width: 600px) {\n  a { color: blue; }\n}'],
  ['css', ':root {\n  --ink: #111;\n}'],
  ['css', 'a:hover { text-decoration: none }'],
  ['python', 'def mean(values):\n    return sum(values) / len(values)'],
  ['python', 'import pandas as pd\n\nprint(pd.__version__)'],
  ['python', 'from math import sqrt\nx = sqrt(2)'],
  ['python', 'for row in rows:\n    total += row'],
  ['python', 'class Price:\n    pass'],
  ['java', 'public class Main {\n  public static void main(String[] args) {}\n}'],
  ['java', 'import java.util.List;\n\nList<String> names = List.of();'],
  ['java', 'System.out.println("hello");'],
  ['javascript', 'const a = 1;\nlet b = a + 1;'],
  ['javascript', "import { useState } from 'react';"],
  ['javascript', 'items.map((item) => item.price)'],
  ['javascript', 'function total(rows) { return rows.length; }'],
  ['javascript', 'console.log("hello")'],
  ['javascript', 'export default {}'],
  ['text', ''],
  ['text', 'Nothing to see here, only words.'],
  ['text', '$ npm install'],
  ['text', '{"a": 1, "b": [2, 3]}'],
  ['text', 'date,close\n2026-01-02,97.42'],
  ['text', 'SELECT close FROM prices WHERE day = 1'],
];

describe('guessCodeLanguage', () => {
  for (const [language, code] of CASES) {
    it(`M6 takes ${JSON.stringify(code.slice(0, 40))} for ${language}`, () => {
      expect(guessCodeLanguage(code)).toBe(language);
    });
  }

  it('M6 answers for any length without reading it all', () => {
    expect(guessCodeLanguage(`${'\n '.repeat(50_000)}const a = 1`)).toBe('text');
  });
});
