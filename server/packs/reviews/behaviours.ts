export type BehaviourId = 'returns' | 'leaves' | 'warns' | 'recommends' | 'again';

interface BehaviourRule {
  readonly id: BehaviourId;
  readonly says: RegExp;
  /** Counts only where nothing in its clause denies it. */
  readonly isPlain?: true;
}

/** What people say they did or will do, by their words in English and German. */
export const behaviours: readonly BehaviourRule[] = [
  {
    id: 'returns',
    says: /(?<!\p{L})(?:returned (?:it|them|this|mine)|returning (?:it|them|this|mine)|(?:sent|send|sending) (?:it|them|this|mine) back|went back to the shop|(?:want|got|asked for) (?:a refund|my money back)|zurückgeschickt|zurückgesendet|zurückgegeben|retourniert|geht zurück|reklamiert|geld zurück)(?!\p{L})/iu,
    isPlain: true,
  },
  {
    id: 'leaves',
    says: /(?<!\p{L})(?:uninstalled|uninstalling|deleted the app|cancelled|canceled|cancelling|switched (?:back )?to|(?:never|not|won't|wouldn't) buy(?:ing)? (?:it |this |from them )?again|deinstalliert|gekündigt|gewechselt|nie wieder|nicht (?:noch einmal|nochmal|wieder) (?:kaufen|bestellen))(?!\p{L})/iu,
  },
  {
    id: 'warns',
    says: /(?<!\p{L})(?:(?:not|n't|never|cannot|can't) (?:\p{L}+ )?recommend|stay away|avoid (?:it|this|them)|(?:don't|do not|dont) (?:buy|bother|waste)|finger weg|nicht (?:weiter)?empfehlen|nicht (?:weiter)?empfehlenswert|nicht kaufen|kann (?:ich )?(?:es |das |ihn |sie )?nicht empfehlen)(?!\p{L})/iu,
  },
  {
    id: 'recommends',
    says: /(?<!\p{L})(?:recommend|recommended|empfehle|empfehlen|empfehlenswert|weiterempfehlen|(?:klare|absolute|volle|große|uneingeschränkte) (?:kauf|weiter)?empfehlung|kaufempfehlung)(?!\p{L})/iu,
    isPlain: true,
  },
  {
    id: 'again',
    says: /(?<!\p{L})(?:buy (?:it |this |them )?again|buying (?:it |this )?again|bought (?:it |this )?again|bought (?:a second|another)|ordered (?:a second|another)|reordered|wieder kaufen|wieder bestellen|(?:gerne?|jederzeit) wieder(?= *(?:[.!,;]|$))|nachbestellt|erneut (?:gekauft|bestellt)|zweites mal gekauft)(?!\p{L})/iu,
    isPlain: true,
  },
];

/** Words that deny what is in the same clause. */
export const denials =
  /(?<!\p{L})(?:not|never|no|nor|cannot|\p{L}+n['’]t|nicht|nie|kein\p{L}*|niemals)(?!\p{L})/iu;
