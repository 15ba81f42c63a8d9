import type { Depth } from '@loupe/shared/contract/agents';
import type { Figure } from '@loupe/shared/contract/run-events';
import type { EarlierRun } from '../../engines/run-context.ts';
import type { Silence } from '../../launches/silence.ts';
import type { ThemeCount } from '../../launches/themes.ts';
import type { Launch, LaunchMention, When } from '../../launches/launch.ts';
import { words, type Words } from '../../report/words.ts';
import type { Article } from '../../screening/articles.ts';
import { dayText, monthText, numberText } from '../../tools/number-text.ts';
import { cite } from '../ground/dossier.ts';
import type { TableWriting } from '../ground/table-figures.ts';
import { figureLink, sourceLinks } from '../writing/evidence-links.ts';
import type { ComparedPrices, FoundMatter, LaunchMatter } from './gather.ts';
import { launchTexts } from './messages/launch-texts.ts';
import type { LaunchRequest } from './request.ts';
import type { SinceLast } from './since-last.ts';

/** What each part of the report is written from. */
export interface LaunchWriting extends TableWriting {
  readonly request: LaunchRequest;
  readonly matter: LaunchMatter;
  readonly found: FoundMatter;
  readonly compared: ComparedPrices;
  readonly changes: readonly SinceLast[] | null;
  readonly earlier: EarlierRun | undefined;
  readonly silences: readonly Silence[];
  readonly themes: readonly ThemeCount[];
  readonly depth: Depth;
  /** YYYY-MM-DD of the question. */
  readonly today: string;
}

export const mostRows: Readonly<Record<Depth, number>> = { quick: 8, standard: 20, deep: 100 };

const dossierOf = ({ dossiers }: TableWriting, { document }: Article) => {
  const found = dossiers.find(({ key }) => key === document.key);
  if (found === undefined) throw new Error(`No document ${document.key} was read.`);
  return found;
};

type Quoted = Pick<LaunchMention, 'article' | 'block' | 'start' | 'text'>;

/** The number of the source of a sentence. */
const citeSentence = (w: TableWriting, { article, block, start, text }: Quoted): number =>
  cite(w.step, {
    dossier: dossierOf(w, article),
    place: block.placeOf(start, start + text.length),
    quote: text,
  });

/** Where an article begins, with its day. */
export function citeHead(w: TableWriting, article: Article): number {
  const block = article.dayBlock ?? article.blocks[0];
  const quote = block?.text ?? article.title;
  return cite(w.step, {
    dossier: dossierOf(w, article),
    place: block?.placeOf(0, quote.length) ?? '',
    quote,
    readAs: [article.title, article.day ?? ''].filter((one) => one !== '').join(' · '),
  });
}

export const sentenceMark = (w: TableWriting, one: Quoted): Words => sourceLinks(citeSentence(w, one));

/** A time as people write it. */
export function whenText({ key, how, written }: When): string {
  const { report } = launchTexts();
  if (how === 'season') return written;
  const [, year = '', kind, part = ''] = /^(\d{4})-([QH])(\d)$/u.exec(key) ?? [];
  if (kind === 'Q') return report.quarter(year, part);
  if (kind === 'H') return report.half(year, part);
  return key.length === 10 ? dayText(key) : key.length === 7 ? monthText(key) : key;
}

/** What is reported of a launch in short, as its finding keeps it. */
export const detailOf = ({ status, when }: Launch): string => {
  const { report } = launchTexts();
  return `${report.statuses[status]}, ${when === null ? report.noTime : whenText(when)}`;
};

export const nameOf = ({ product, competitor }: Launch): string =>
  launchTexts().report.named(product, competitor);

type Input = Figure['inputs'][number];

/** The time a sentence gives, as a figure with its words and, where it took part, the article's day. */
export function timeFigure(w: LaunchWriting, id: string, label: string, one: LaunchMention): Words {
  const { report } = launchTexts();
  const { when, article } = one;
  if (when === null) return words`${report.noTime}`;
  const from = article.document.name;
  const inputs: Input[] = [
    ...(when.written === ''
      ? []
      : [{ name: report.written, value: when.written, from, source_n: citeSentence(w, one) }]),
    ...(when.how === 'said' || when.how === 'season' || article.day === null
      ? []
      : [{ name: report.articleDay, value: dayText(article.day), from, source_n: citeHead(w, article) }]),
  ];
  const formula =
    when.how === 'year' ? report.yearOfArticle : when.how === 'told' ? report.dayOfArticle : report.asWritten;
  const figure = figureLink(w.step, {
    id,
    label,
    value: whenText(when),
    formula,
    inputs,
    source_n: inputs[0]?.source_n ?? null,
  });
  return when.how === 'told' ? report.onDayOfArticle(figure) : figure;
}

/** The time of a launch; without one, that none is said. */
export function launchTime(w: LaunchWriting, launch: Launch): Words {
  const { report } = launchTexts();
  if (launch.dated === null) return words`${report.noTime}`;
  return timeFigure(w, `when-${launch.id}`, report.time(nameOf(launch)), launch.dated);
}

/** Every other article that tells of a launch, by its first sentence on it; a text of several papers in each of them. */
export function launchSources(w: LaunchWriting, launch: Launch): Words {
  const byArticle = Map.groupBy(launch.mentions, ({ article }) => article);
  byArticle.delete(launch.proof.article);
  return sourceLinks(
    ...[...byArticle.values()].flatMap((some) => some.slice(0, 1).map((one) => citeSentence(w, one))),
  );
}

/** A count with what was counted, each with where it is. */
export function countFigure(
  w: LaunchWriting,
  { id, label }: { readonly id: string; readonly label: string },
  value: number,
  inputs: readonly Input[],
): Words {
  const formula = launchTexts().report.countFormula;
  return figureLink(w.step, {
    id,
    label,
    value: numberText(value, 0),
    formula,
    inputs: [...inputs],
    source_n: null,
  });
}

export const launchInput = (w: LaunchWriting, launch: Launch): Input => ({
  name: nameOf(launch),
  value: detailOf(launch),
  from: launch.proof.article.document.name,
  source_n: citeSentence(w, launch.proof),
});

export const articleInput = (w: LaunchWriting, article: Article): Input => ({
  name: article.title,
  value: article.day === null ? launchTexts().report.noDay : dayText(article.day),
  from: article.document.name,
  source_n: citeHead(w, article),
});

export const keyText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')
    .slice(0, 40);
