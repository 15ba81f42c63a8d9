import { formLines } from '../lib/form-lines.ts';
import classes from './question-bubble.module.css';

/** What a person asked, in a light bubble; a filled-in form as names and values. */
export function QuestionBubble({ text }: { text: string }) {
  const form = formLines(text);
  if (!form) return <div className={classes.bubble}>{text}</div>;
  return (
    <div className={classes.bubble}>
      <p className={classes.title}>{form.title}</p>
      <dl className={classes.form}>
        {form.fields.map(({ label, value }) => (
          <div key={label} className={classes.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
