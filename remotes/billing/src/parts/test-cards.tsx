import { Button } from '@loupe/shared/ui/button';
import { testCards, type TestCard } from '../lib/test-cards.ts';
import { cardTexts as texts } from '#texts/card';
import { Notice } from './notice.tsx';
import classes from './test-cards.module.css';

/** Says that payments are for trying out, and offers cards for it (R9, R15). */
export function TestCards({ onUse }: { onUse: (card: TestCard) => void }) {
  return (
    <Notice tone="info" title={texts.testTitle}>
      {texts.testIntro}
      <div className={classes.list}>
        {(Object.keys(testCards) as TestCard[]).map((card) => (
          <Button key={card} size="small" title={testCards[card]} onClick={() => onUse(card)}>
            {texts.testCards[card]}
          </Button>
        ))}
      </div>
    </Notice>
  );
}
