import type { AgentDetail, AgentInputs, InputField } from '@loupe/shared/contract/agents';
import { createForm, type FormTrouble } from '@loupe/shared/stores/form';
import type { RequestFailure } from '@loupe/shared/stores/request';
import { fieldErrors, formFields, holdsFiles } from '../lib/start-form.ts';
import { composerTexts } from '#texts';
import { agentTexts } from '#texts/explore';
import type { FieldFiles } from './field-files.ts';
import { placeOf, type Started } from './start-run.ts';

export interface StartFormParts {
  /** The agent whose form it is. */
  readonly agent: () => AgentDetail;
  readonly files: FieldFiles;
  /** Starts a run with what the form holds, its files included. */
  readonly send: (values: AgentInputs) => Promise<Started>;
  readonly onStarted: (chatId: string) => void;
}

/** The form that an agent is started with. Nothing typed or uploaded is lost when that fails. */
export function createStartForm({ agent, files, send, onStarted }: StartFormParts) {
  const withFiles = (values: AgentInputs): AgentInputs => ({ ...values, ...files.inputs() });
  return createForm<AgentInputs, string>({
    initial: {},
    validate: (values) => ({ ...fieldErrors(agent(), withFiles(values)), ...files.problems() }),
    async submit(values) {
      const started = await send(withFiles(values));
      return started.ok ? { ok: true, data: started.chatId } : started;
    },
    onSuccess: onStarted,
    explain: (failure) => explainStart(failure, formFields(agent())),
  });
}

/** Where the start failed: at the field it speaks of, and that nothing was started. */
function explainStart(failure: RequestFailure, fields: readonly InputField[]): FormTrouble<AgentInputs> {
  const { code, requestId } = failure;
  const trouble = (message: string) => ({ error: { code, message, requestId } });
  if (failure.kind === 'offline') return trouble(agentTexts.offline);
  const place = placeOf(failure);
  const where = place ? ` (${composerTexts.atLine(place.line, place.column)})` : '';
  const sentence = `${failure.message}${where}`;
  const field = fields.find((one) => one.name === failure.field) ?? blamedField(code, fields);
  return field
    ? { fieldErrors: { [field.name]: sentence }, ...trouble(agentTexts.notStarted) }
    : trouble(`${sentence} ${agentTexts.notStarted}`);
}

/** A refused price file belongs to the field that holds a file. */
function blamedField(code: string, fields: readonly InputField[]): InputField | undefined {
  return code.startsWith('prices.') || code.startsWith('file.') ? fields.find(holdsFiles) : undefined;
}
