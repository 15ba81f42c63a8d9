/** What a word or phrase of a question does. */
export type Meaning =
  | 'filler'
  | 'sum'
  | 'mean'
  | 'median'
  | 'max'
  | 'min'
  | 'first'
  | 'last'
  | 'newest'
  | 'how_many'
  | 'how_much'
  | 'distinct'
  | 'rows'
  | 'not'
  | 'and'
  | 'or'
  | 'is'
  | 'above'
  | 'below'
  | 'at_least'
  | 'at_most'
  | 'between'
  | 'exactly'
  | 'after'
  | 'before'
  | 'since'
  | 'until'
  | 'in'
  | 'for'
  | 'from'
  | 'to'
  | 'of'
  | 'by'
  | 'per'
  | 'top'
  | 'bottom'
  | 'which'
  | 'when'
  | 'change'
  | 'share'
  | 'whole'
  | 'versus'
  | 'difference'
  | 'over_year'
  | 'over_quarter'
  | 'over_month'
  | 'weighted'
  | 'sorted'
  | 'ascending'
  | 'descending'
  | 'year'
  | 'quarter'
  | 'month'
  | 'day'
  | 'yearly'
  | 'quarterly'
  | 'monthly'
  | 'daily'
  | 'half'
  | 'past'
  | 'margin'
  | 'ratio'
  | 'divided'
  | 'minus'
  | 'follow_up';

/** Phrases by meaning, separated by commas; a star stands for any ending. */
type Phrases = Readonly<Partial<Record<Meaning, string>>>;

/** The words of one language that questions to tables are made of: data, no rules. */
export interface QuestionWords {
  readonly phrases: Phrases;
  /** January first; a star stands for any ending. */
  readonly months: readonly string[];
  /** "one" first. */
  readonly numbers: readonly string[];
  /** "first" first, for quarters and halves. */
  readonly ordinals: readonly string[];
}
