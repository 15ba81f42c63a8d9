/** Verbs that say which quantity is asked for: who "earns" most has the highest salary. */
export const measureVerbs: readonly {
  readonly said: string;
  /** Head of the column, without its unit. */
  readonly of: RegExp;
  /** What is paid: the only amount of a list of them where no column is called so. */
  readonly isMoney?: true;
  /** Said of those the rows are of: what "we" pay is in no list of what they pay us. */
  readonly isOfOthers?: true;
}[] = [
  {
    said: 'earn, earns, earned, paid, verdient, verdienen, verdiente, verdienten',
    of: /salar|\bwages?\b|\bpay\b|gehalt|lohn\b|löhne|verdienst|besoldung/i,
  },
  {
    said: 'cost, costs, kostet, kosten, kostete, kosteten',
    of: /(?:^|[\s|])(?:(?:unit |sales |list |selling )?price|costs?|fare|fee|rent)$|preis$|kosten$|gebühr$|miete$/i,
    isMoney: true,
  },
  {
    said: 'pay, pays, paid, zahlt, zahlen, zahlte, bezahlt',
    isOfOthers: true,
    of: /^(?:(?:annual|monthly|yearly|membership) )?(?:fee|dues|rent|contribution|premium)$|beitrag$|miete$|^prämie$/i,
  },
  { said: 'weigh, weighs, weighed, wiegt, wiegen, wog', of: /weight|gewicht/i },
  {
    said: 'work, works, worked, arbeitet, arbeiten, arbeitete, gearbeitet',
    of: /^(?:working |worked |weekly[ _])?hours\b|stunden$|^arbeitszeit/i,
  },
  {
    said: 'consume, consumes, consumed, verbraucht, verbrauchen, verbrauchte',
    of: /consumption|\busage\b|verbrauch/i,
  },
  { said: 'score, scores, scored', of: /^(?:goals|points|score)$/i },
  { said: 'donate, donates, donated, gespendet, spendete', of: /donation|amount|spende|betrag/i },
];
