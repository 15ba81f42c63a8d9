import { describe, expect, it } from 'vitest';
import { siteTime } from './opened-sites.ts';

describe('a site that was opened or closed on a day (C1)', () => {
  it.each<['en' | 'de', string, string]>([
    ['de', 'Am 12. September 2024 wurde das Werk in Brünn eröffnet; es kostete 9,7 Mio. Euro.', '2024-09-12'],
    ['en', 'On 12 September 2024 the plant in Brno was opened; it cost EUR 9.7 million.', '2024-09-12'],
    ['de', 'Das neue Zentrallager in Peine wurde am 3. März 2023 in Betrieb genommen.', '2023-03-03'],
    ['en', 'Our new warehouse in Hull was formally opened on 3 March 2023.', '2023-03-03'],
    ['de', 'Im Mai 2022 wurde die Niederlassung in Graz geschlossen.', '2022-05'],
    ['en', 'In May 2022 the branch in Graz was closed.', '2022-05'],
  ])('is read, %s: %s', (language, text, date) => {
    expect(siteTime(text, '', language)).toBe(date);
  });

  it.each<['en' | 'de', string, string]>([
    ['de', 'Am 12. September 2024 wurde das Werk der Nordkessel in Brünn eröffnet.', ''],
    ['en', 'On 12 September 2024 the Nordkessel plant was opened.', ''],
    ['de', 'Am 12. September 2024 wurde das Werk nicht eröffnet.', ''],
    ['en', 'On 12 September 2024 the plant was not opened.', ''],
    ['de', 'Am 12. September 2024 wurde das Werk eröffnet.', 'Unser Lieferant baut in Brünn.'],
    ['en', 'On 12 September 2024 the plant was opened.', 'Our supplier builds in Brno.'],
    ['de', 'Am 12. September 2030 wird das Werk eröffnet.', ''],
    ['en', 'On 12 September 2030 the plant will be opened.', ''],
    ['de', 'Am 12. September 2024 wurde das Verfahren eröffnet.', ''],
    ['en', 'On 12 September 2024 the proceedings were opened.', ''],
  ])('is not read of others, of plans and of what was not done, %s: %s', (language, text, before) => {
    expect(siteTime(text, before, language)).toBeNull();
  });
});
