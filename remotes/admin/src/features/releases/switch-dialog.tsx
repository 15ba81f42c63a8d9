import { useStore } from '@nanostores/react';
import { TextField } from '@loupe/shared/ui/text-field';
import { whole } from '../../lib/numbers.ts';
import { releasesTexts } from '#texts/releases';
import { lossOf, type SliceSwitch, type SwitchQuestion } from '../../stores/slice-switch.ts';
import { FormDialog } from './form-dialog.tsx';
import classes from './releases.module.css';

const texts = releasesTexts.switching;
/** As the contract has it. */
const switchReasonLength = 300;

interface SwitchDialogProps {
  readonly switching: SliceSwitch;
  readonly onDone: (sentence: string) => void;
}

/** Who loses what, or gets what again; a reason is asked for. */
export function SwitchDialog({ switching, onDone }: SwitchDialogProps) {
  const question = useStore(switching.$question);
  const { values, fieldErrors, error, isSubmitting } = useStore(switching.form.$form);
  if (!question) return null;
  const { slice, isOn } = question;
  const confirm = async () => {
    const done = await switching.confirm();
    if (done) onDone(done.isOn ? texts.isOn(done.slice.name) : texts.isOff(done.slice.name));
  };
  return (
    <FormDialog
      onClose={switching.dismiss}
      title={isOn ? texts.onTitle(slice.name) : texts.offTitle(slice.name)}
      description={texts.openTabs}
      send={confirm}
      isSending={isSubmitting}
      error={error}
      sendLabel={isOn ? texts.on : texts.off}
      sendVariant={isOn ? 'primary' : 'danger'}
    >
      {isOn ? <Gain slice={slice} /> : <Loss slice={slice} />}
      <TextField
        name="reason"
        label={texts.reason}
        hint={texts.reasonHint}
        autoComplete="off"
        maxLength={switchReasonLength}
        isRequired
        value={values.reason}
        error={fieldErrors.reason}
        onChange={(reason) => switching.form.change('reason', reason)}
      />
    </FormDialog>
  );
}

function Loss({ slice }: Pick<SwitchQuestion, 'slice'>) {
  const { pages, slots, people } = lossOf(slice);
  return (
    <div className={classes.effect}>
      {pages.length > 0 && <p>{texts.pages(pages.join(', '))}</p>}
      {slots.length > 0 && <p>{texts.slots(slots.map((slot) => texts.places[slot] ?? slot).join(', '))}</p>}
      {people > 0 && <p>{people === 1 ? texts.onePerson : texts.people(whole(people))}</p>}
      <p>{texts.kept}</p>
    </div>
  );
}

function Gain({ slice: { live_version: live, canary } }: Pick<SwitchQuestion, 'slice'>) {
  return (
    <div className={classes.effect}>
      <p>{texts.everybody(live ?? '')}</p>
      {canary && <p>{texts.canary(canary.version, canary.percent)}</p>}
    </div>
  );
}
