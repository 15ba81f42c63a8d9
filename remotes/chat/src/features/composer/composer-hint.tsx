import { useStore } from '@nanostores/react';
import { Button } from '@loupe/shared/ui/button';
import { Link } from '@loupe/shared/ui/link';
import { composerTexts } from '#texts';
import { creditRangeText } from '#texts/ranges';
import { agentPath } from '../../parts/agent-card.tsx';
import type { ComposerBoxProps } from './composer-box.tsx';
import classes from './composer-box.module.css';

/** Below this many credits the composer says how many are left. */
const FEW_CREDITS = 20;

type HintProps = Pick<
  ComposerBoxProps,
  'composer' | 'isOnline' | 'refusal' | 'balance' | 'plainRange' | 'onNavigate'
> & { readonly onAttachText: () => void };

/** One line beside Send, only when it is useful: why something was not sent, what it will cost, what is left. */
export function ComposerHint(props: HintProps) {
  const { composer, isOnline, refusal, balance, plainRange, onNavigate } = props;
  const problem = useStore(composer.$problem);
  const agent = useStore(composer.$agent);
  const text = useStore(composer.$text);
  if (refusal !== null) return <p className={classes.hint}>{refusal}</p>;
  const usage = (
    <Link href="/credit-usage" onNavigate={onNavigate}>
      {composerTexts.seeUsage}
    </Link>
  );
  const form = agent && (
    <Link href={agentPath(agent.slug)} onNavigate={onNavigate}>
      {composerTexts.openForm}
    </Link>
  );
  // What was held back because nobody was online can be sent once somebody is.
  const isOver = isOnline && problem?.message === composerTexts.offline;
  if (problem && !isOver) {
    return (
      <p role="alert" className={classes.problem}>
        {problem.message} {problem.action === 'usage' && usage}
        {problem.action === 'form' && form}
        {problem.action === 'attach' && (
          <Button size="small" onClick={props.onAttachText}>
            {composerTexts.attachText}
          </Button>
        )}
      </p>
    );
  }
  if (!isOnline)
    return (
      <p role="status" className={classes.hint}>
        {text.trim() === '' ? '' : composerTexts.offline}
      </p>
    );
  if (agent) {
    const isShort = balance !== null && balance < agent.credits_max;
    return (
      <p className={classes.hint} data-short={isShort || undefined}>
        {isShort
          ? composerTexts.notEnough(agent.credits_max, balance)
          : creditRangeText(agent.credits_min, agent.credits_max)}{' '}
        {isShort ? usage : form}
      </p>
    );
  }
  if (balance !== null && balance < FEW_CREDITS) {
    return (
      <p className={classes.hint} data-short>
        {composerTexts.left(balance)} {usage}
      </p>
    );
  }
  const isWriting = text.trim() !== '';
  return (
    <p className={classes.hint}>
      {isWriting && plainRange ? composerTexts.about(creditRangeText(plainRange.min, plainRange.max)) : ''}
    </p>
  );
}
