import type { RoleRule } from '../../table/find-roles.ts';

export type CampaignRole =
  | 'channel'
  | 'day'
  | 'end'
  | 'cost'
  | 'currency'
  | 'impressions'
  | 'clicks'
  | 'leads'
  | 'sales'
  | 'results'
  | 'indicator';

/**
 * Columns of campaign reports as Google Ads, Meta Ads Manager, LinkedIn Campaign Manager and Google Analytics 4 export them,
 * English and German, and of sheets that people keep by month.
 */
export const campaignColumns: readonly RoleRule<CampaignRole>[] = [
  {
    role: 'channel',
    names: [
      'Channel',
      'Kanal',
      'Session default channel group',
      'Default channel group',
      'Standard-Channelgruppe der Sitzung',
      'Session source / medium',
      'Source / Medium',
      'Quelle / Medium',
      'Platform',
      'Plattform',
      'Campaign',
      'Campaign name',
      'Kampagne',
      'Kampagnenname',
      'Name der Kampagne',
      'Session campaign',
      'Campaign group name',
      'Ad set name',
      'Ad group',
      'Anzeigengruppe',
    ],
  },
  {
    role: 'day',
    names: [
      'Month',
      'Monat',
      'Day',
      'Tag',
      'Date',
      'Datum',
      'Week',
      'Woche',
      'Reporting starts',
      'Berichtsbeginn',
      'Start',
      'Start Date (in UTC)',
      'Start Date',
    ],
    kinds: ['date'],
  },
  { role: 'end', names: ['Reporting ends', 'Berichtsende', 'End', 'Ende', 'End Date'], kinds: ['date'] },
  {
    role: 'cost',
    names: [
      'Cost',
      'Kosten',
      'Amount spent',
      'Ausgegebener Betrag',
      'Total Spent',
      'Spend',
      'Ausgaben',
      'Ad spend',
      'Ads cost',
      'Google Ads cost',
      'Werbekosten',
      'Gesamtausgaben',
    ],
    isNeeded: true,
  },
  { role: 'currency', names: ['Currency code', 'Currency', 'Währungscode', 'Währung'], kinds: ['text'] },
  { role: 'impressions', names: ['Impressions', 'Impr.', 'Impressionen'] },
  {
    role: 'clicks',
    names: [
      'Link clicks',
      'Clicks',
      'Klicks',
      'Link-Klicks',
      'Klicks auf den Link',
      'Ads clicks',
      'Google Ads clicks',
      'Clicks (all)',
      'Klicks (alle)',
      'Sessions',
      'Sitzungen',
    ],
  },
  { role: 'leads', names: ['Leads', 'Anfragen', 'Lead form submissions', 'Kontakte'] },
  {
    role: 'sales',
    names: [
      'Sales',
      'Orders',
      'Purchases',
      'Verkäufe',
      'Bestellungen',
      'Käufe',
      'Website purchases',
      'Ecommerce purchases',
      'Transactions',
      'Transaktionen',
      'Conversions',
      'Conv.',
      'Conversions (platform)',
      'Key events',
      'Schlüsselereignisse',
    ],
  },
  { role: 'results', names: ['Results', 'Ergebnisse'], kinds: ['number'] },
  { role: 'indicator', names: ['Result indicator', 'Result type', 'Ergebnisindikator', 'Ergebnistyp'] },
];

/** What a result indicator of Meta Ads Manager names: "actions:offsite_conversion.fb_pixel_purchase". */
export const resultKinds = {
  sales: /purchase|(?<!\p{L})(?:käufe?|kauf|verkäufe?)(?!\p{L})/iu,
  leads: /(?:^|[^\p{L}])leads?(?![\p{Ll}])/iu,
} as const;
