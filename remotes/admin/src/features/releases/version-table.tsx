import { useState } from 'react';
import { CircleAlert, CircleCheck, FlaskConical, History, Undo2 } from 'lucide-react';
import type { AdminSlice } from '@loupe/shared/contract/releases';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { Button } from '@loupe/shared/ui/button';
import { Chip } from '@loupe/shared/ui/chip';
import { Table, type TableColumn } from '@loupe/shared/ui/table';
import { kilobytes } from '../../lib/numbers.ts';
import { releasesTexts as texts } from '#texts/releases';
import { checksBy, versionsInBrief } from '../../stores/releases-page.ts';
import classes from './releases.module.css';

type Version = AdminSlice['versions'][number];

/** What a version is for the people: shown by a word and a mark. */
function StateChip({ slice, version }: { slice: AdminSlice; version: Version }) {
  const { live_version: live, previous_version: previous, canary } = slice;
  if (version.version === live)
    return (
      <Chip tone="success" icon={<CircleCheck size={14} />}>
        {texts.live}
      </Chip>
    );
  if (version.version === canary?.version)
    return (
      <Chip tone="pending" icon={<FlaskConical size={14} />}>
        {texts.canary(canary.percent)}
      </Chip>
    );
  if (version.is_withdrawn)
    return (
      <Chip tone="error" icon={<Undo2 size={14} />}>
        {texts.withdrawn}
      </Chip>
    );
  if (version.version === previous)
    return (
      <Chip tone="neutral" icon={<History size={14} />}>
        {texts.previous}
      </Chip>
    );
  return <span className={classes.quiet}>{texts.stored}</span>;
}

/** What the browsers of people reported of a version. */
function Health({ health }: Pick<Version, 'health'>) {
  const {
    people,
    failed,
    load_failed: load,
    chunk_failed: chunk,
    render_failed: render,
    script_failed: threw = 0,
    policy_violated: violated,
  } = health;
  if (people === 0) return <span className={classes.quiet}>{texts.noReports}</span>;
  const why = [
    load > 0 && texts.failures.load(load),
    chunk > 0 && texts.failures.chunk(chunk),
    render > 0 && texts.failures.render(render),
  ];
  return (
    <div>
      {failed === 0 ? (
        <p>{texts.healthy(people)}</p>
      ) : (
        <p className={classes.failing}>
          <CircleAlert aria-hidden="true" size={14} />
          <span>{texts.failing(failed, people)}</span>
        </p>
      )}
      {failed > 0 && <p className={classes.small}>{why.filter(Boolean).join(' · ')}</p>}
      {threw > 0 && <p className={classes.small}>{texts.threw(threw)}</p>}
      {violated > 0 && <p className={classes.small}>{texts.violated(violated)}</p>}
    </div>
  );
}

/** What of an upload this site could not check: nothing to see where it checked everything, or built it itself. */
function Vouched({ checks }: Pick<Version, 'checks'>) {
  const team = checksBy(checks, 'team');
  const nobody = checksBy(checks, 'nobody');
  return (
    <>
      {team.length > 0 && (
        <p className={classes.small}>{texts.onTheirWord(team.map((check) => texts.checks[check]))}</p>
      )}
      {nobody.length > 0 && (
        <p className={classes.small}>{texts.checkedByNobody(nobody.map((check) => texts.checks[check]))}</p>
      )}
    </>
  );
}

interface VersionTableProps {
  readonly slice: AdminSlice;
  readonly onPromote: (version: string) => void;
}

function columnsOf({ slice, onPromote }: VersionTableProps): TableColumn<Version>[] {
  return [
    {
      key: 'version',
      header: texts.version,
      isRowHeader: true,
      render: ({ version }) => <code className={classes.version}>{version}</code>,
    },
    {
      key: 'state',
      header: texts.state,
      render: (version) => (
        <span className={classes.whole}>
          <StateChip {...{ slice, version }} />
        </span>
      ),
    },
    { key: 'health', header: texts.health, render: ({ health }) => <Health health={health} /> },
    {
      key: 'size',
      header: texts.size,
      isNumeric: true,
      render: ({ gzip_bytes: bytes }) => texts.kilobytes(kilobytes(bytes)),
    },
    {
      key: 'published',
      header: texts.published,
      render: ({ created_at: at, source, checks }) => (
        <div>
          <p>{formatDateTime(at)}</p>
          <p className={classes.small}>{source === 'bundled' ? texts.bundled : texts.uploaded}</p>
          <Vouched checks={checks} />
        </div>
      ),
    },
    {
      key: 'actions',
      // No text: stacked on a phone, the buttons need no name in front.
      header: <>{texts.actions}</>,
      isHeaderHidden: true,
      render: ({ version }) =>
        version === slice.live_version || version === slice.canary?.version ? null : (
          <Button
            size="small"
            aria-label={texts.promoteVersion(version)}
            aria-haspopup="dialog"
            onClick={() => onPromote(version)}
          >
            {texts.promote}
          </Button>
        ),
    },
  ];
}

/** The versions of a slice, newest first: those that matter now, and all of them when asked for. */
export function VersionTable(props: VersionTableProps) {
  const { slice } = props;
  const [isWhole, setWhole] = useState(false);
  const brief = versionsInBrief(slice);
  const { length } = slice.versions;
  // A site that is older than this page lists all there are.
  const total = slice.versions_total ?? length;
  const showMore = length < total ? texts.showSome(length, total) : texts.showAll(length);
  return (
    <>
      <Table
        caption={texts.versionsOf(slice.name)}
        columns={columnsOf(props)}
        rows={isWhole ? slice.versions : brief}
        rowKey={({ version }) => version}
        isStackedOnPhones
      />
      {brief.length < length && (
        <div>
          <Button variant="ghost" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? texts.showFewer : showMore}
          </Button>
        </div>
      )}
    </>
  );
}
