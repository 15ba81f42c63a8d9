/** What a figure of a country says of the risk of entering it. */
export interface CountryIndicator {
  readonly id: string;
  /** As exports write it, in English and German; capitals, signs and what is in brackets do not count. */
  readonly names: readonly string[];
  /** Codes of the World Bank. */
  readonly codes: readonly string[];
  readonly better: 'higher' | 'lower';
  /** Rule of thumb where the person gives none. */
  readonly weight: number;
  /** It says something about the currency or about being paid. */
  readonly isPayment?: true;
}

/**
 * Directions of indicators as World Development Indicators and Worldwide Governance Indicators (World Bank,
 * databank.worldbank.org) and the World Economic Outlook (IMF) name them; estimates of governance are higher where it is
 * better (Kaufmann, Kraay and Mastruzzi, "The Worldwide Governance Indicators: Methodology and Analytical Issues", 2010).
 * Weights are rules of thumb of this product.
 */
export const countryIndicators: readonly CountryIndicator[] = [
  {
    id: 'growth',
    names: [
      'GDP growth',
      'Real GDP growth',
      'Gross domestic product, constant prices',
      'BIP-Wachstum',
      'Wirtschaftswachstum',
      'Reales BIP-Wachstum',
    ],
    codes: ['NY.GDP.MKTP.KD.ZG', 'NGDP_RPCH'],
    better: 'higher',
    weight: 2,
  },
  {
    id: 'inflation',
    names: [
      'Inflation, consumer prices',
      'Inflation, average consumer prices',
      'Inflation',
      'Inflation rate',
      'CPI inflation',
      'Inflationsrate',
      'Verbraucherpreise',
      'Teuerungsrate',
    ],
    codes: ['FP.CPI.TOTL.ZG', 'PCPIPCH'],
    better: 'lower',
    weight: 2,
    isPayment: true,
  },
  {
    id: 'unemployment',
    names: [
      'Unemployment, total',
      'Unemployment',
      'Unemployment rate',
      'Arbeitslosigkeit',
      'Arbeitslosenquote',
    ],
    codes: ['SL.UEM.TOTL.ZS', 'SL.UEM.TOTL.NE.ZS', 'LUR'],
    better: 'lower',
    weight: 1,
  },
  {
    id: 'current-account',
    names: ['Current account balance', 'Current account', 'Leistungsbilanz', 'Leistungsbilanzsaldo'],
    codes: ['BN.CAB.XOKA.GD.ZS', 'BCA_NGDPD'],
    better: 'higher',
    weight: 2,
    isPayment: true,
  },
  {
    id: 'government-debt',
    names: [
      'Central government debt, total',
      'General government gross debt',
      'Government debt',
      'Public debt',
      'Staatsverschuldung',
      'Staatsschulden',
      'Staatsschuldenquote',
    ],
    codes: ['GC.DOD.TOTL.GD.ZS', 'GGXWDG_NGDP'],
    better: 'lower',
    weight: 2,
  },
  {
    id: 'budget-balance',
    names: [
      'General government net lending/borrowing',
      'Government budget balance',
      'Budget balance',
      'Fiscal balance',
      'Haushaltssaldo',
      'Budgetsaldo',
      'Finanzierungssaldo des Staates',
    ],
    codes: ['GGXCNL_NGDP', 'GC.NLD.TOTL.GD.ZS'],
    better: 'higher',
    weight: 1,
  },
  {
    id: 'reserves',
    names: [
      'Total reserves in months of imports',
      'Reserves in months of imports',
      'Reserves',
      'Währungsreserven',
      'Währungsreserven in Monatsimporten',
      'Devisenreserven',
    ],
    codes: ['FI.RES.TOTL.MO'],
    better: 'higher',
    weight: 2,
    isPayment: true,
  },
  {
    id: 'short-term-debt',
    names: ['Short-term debt', 'Short-term external debt', 'Kurzfristige Auslandsschulden'],
    codes: ['DT.DOD.DSTC.IR.ZS'],
    better: 'lower',
    weight: 2,
    isPayment: true,
  },
  {
    id: 'external-debt',
    names: ['External debt stocks', 'External debt', 'Auslandsverschuldung', 'Auslandsschulden'],
    codes: ['DT.DOD.DECT.GN.ZS'],
    better: 'lower',
    weight: 2,
    isPayment: true,
  },
  {
    id: 'bad-loans',
    names: [
      'Bank nonperforming loans to total gross loans',
      'Nonperforming loans',
      'Bad loans',
      'Notleidende Kredite',
    ],
    codes: ['FB.AST.NPER.ZS'],
    better: 'lower',
    weight: 1,
    isPayment: true,
  },
  {
    id: 'payment-delay',
    names: ['Payment delay', 'Average payment delay', 'Zahlungsverzug', 'Zahlungsverzögerung'],
    codes: [],
    better: 'lower',
    weight: 3,
    isPayment: true,
  },
  {
    id: 'stability',
    names: [
      'Political Stability and Absence of Violence/Terrorism: Estimate',
      'Political Stability and Absence of Violence/Terrorism',
      'Political Stability and Absence of Violence',
      'Political stability',
      'Politische Stabilität',
    ],
    codes: ['PV.EST', 'GOV_WGI_PV.EST'],
    better: 'higher',
    weight: 3,
  },
  {
    id: 'rule-of-law',
    names: ['Rule of Law: Estimate', 'Rule of Law', 'Rechtsstaatlichkeit'],
    codes: ['RL.EST', 'GOV_WGI_RL.EST'],
    better: 'higher',
    weight: 3,
  },
  {
    id: 'corruption',
    names: [
      'Control of Corruption: Estimate',
      'Control of Corruption',
      'Korruptionskontrolle',
      'Kontrolle der Korruption',
      'Corruption Perceptions Index',
      'Korruptionswahrnehmungsindex',
    ],
    codes: ['CC.EST', 'GOV_WGI_CC.EST'],
    better: 'higher',
    weight: 2,
  },
  {
    id: 'regulation',
    names: ['Regulatory Quality: Estimate', 'Regulatory Quality', 'Regulierungsqualität'],
    codes: ['RQ.EST', 'GOV_WGI_RQ.EST'],
    better: 'higher',
    weight: 2,
  },
  {
    id: 'government',
    names: [
      'Government Effectiveness: Estimate',
      'Government Effectiveness',
      'Effektivität der Regierung',
      'Leistungsfähigkeit der Regierung',
    ],
    codes: ['GE.EST', 'GOV_WGI_GE.EST'],
    better: 'higher',
    weight: 2,
  },
];

/** Amounts of money are larger in larger countries: a name or unit with one of these has no known direction. */
export const moneyWords =
  /US\$|\$|€|(?<!\p{L})(?:USD|EUR|LCU|dollars?|euros?|currency|landeswährung|mrd|mio|billions?|millions?|milliarden|millionen)(?!\p{L})/iu;

/** Shown with currency and payment; a level says nothing of risk, so it is not scored. */
export const exchangeRate: Readonly<{ names: readonly string[]; codes: readonly string[] }> = {
  names: ['Official exchange rate', 'Exchange rate', 'Wechselkurs', 'Amtlicher Wechselkurs'],
  codes: ['PA.NUS.FCRF'],
};

/** Rows of exports that are no countries: the World Bank puts regions, income groups and lenders' groups among them. */
export const aggregateNames =
  /^(?:world|welt|africa (?:eastern|western) and .*|arab world|.*\bincome|.*\bI(?:DA|BRD)\b.*|euro area|euroraum|eurozone|european union|europäische union|europe (?:&|and) central asia.*|central europe and the baltics|east asia (?:&|and) pacific.*|south asia.*|südasien|ostasien und pazifik.*|subsahara-afrika.*|afrika südlich der sahara.*|lateinamerika und .*|naher osten.*|nordamerika|arabische welt|sub-saharan africa.*|latin america (?:&|and|the) .*|middle east.*|north america|oecd members|.*small states|least developed countries.*|(?:.*[ -])?(?:average|mean|median|total|durchschnitt|mittelwert|gesamt|insgesamt)(?:[ -].*)?|eu(?:[- ]?\d\d)?|g ?(?:7|20)|oecd|brics|asean(?:[- ]?\d)?|mena|cee|mercosur|heavily indebted.*|fragile and conflict.*|.*demographic dividend)$/iu;
