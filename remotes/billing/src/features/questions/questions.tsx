import { ChevronDown } from 'lucide-react';
import { pricingTexts as texts } from '#texts/pricing';
import { Section } from '../../parts/section.tsx';
import classes from './questions.module.css';

/** What people ask before they pay (R12). */
export function Questions() {
  return (
    <Section title={texts.questions}>
      <div className={classes.list}>
        {texts.faq.map(({ question, answer }) => (
          <details key={question} className={classes.item}>
            <summary className={classes.question}>
              {question}
              <ChevronDown aria-hidden="true" size={16} className={classes.mark} />
            </summary>
            <p className={classes.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
