import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { Button } from '@loupe/shared/ui/button';
import { Card } from '@loupe/shared/ui/card';
import { Chip } from '@loupe/shared/ui/chip';
import { Dialog } from '@loupe/shared/ui/dialog';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { language } from '@loupe/shared/language';
import { dayWords } from '@loupe/shared/lib/dates/day-words';
import { builderTexts } from '#texts/builder';
import type { BuilderPage } from '../../stores/builder-page.ts';
import classes from './builder.module.css';

/** Every version that was kept; an earlier one is put into the form, not before asking where something is unsaved there. */
export function VersionsPart({ page, current }: { page: BuilderPage; current: number }) {
  const versions = useStore(page.$versions);
  const isChanged = useStore(page.$isChanged);
  const [asking, setAsking] = useState<number | null>(null);
  const open = (version: number) => {
    setAsking(null);
    void page.openVersion(version);
  };
  return (
    <section aria-label={builderTexts.versions}>
      <Card className={classes.card}>
        <SectionLabel>{builderTexts.versions}</SectionLabel>
        <ul className={classes.versions}>
          {versions.map(({ version, title, created_at: at }) => (
            <li key={version}>
              <span className={classes.grow}>
                {builderTexts.version(version)} · {title}
                <span className={classes.note}> {dayWords(at, language)}</span>
              </span>
              {version === current ? (
                <Chip>{builderTexts.current}</Chip>
              ) : (
                <Button
                  size="small"
                  variant="ghost"
                  onClick={() => (isChanged ? setAsking(version) : open(version))}
                >
                  {builderTexts.openVersion(version)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
      <Dialog
        isOpen={asking !== null}
        onClose={() => setAsking(null)}
        title={builderTexts.openVersion(asking ?? current)}
        description={builderTexts.openVersionSure}
        size="small"
        footer={
          <>
            <Button onClick={() => setAsking(null)}>{builderTexts.keepTyping}</Button>
            <Button variant="danger" onClick={() => asking !== null && open(asking)}>
              {builderTexts.replaceTyped}
            </Button>
          </>
        }
      />
    </section>
  );
}
