import { atom, type ReadableAtom } from 'nanostores';
import { environment } from '@loupe/shared/environment';
import type { RequestFailure } from '@loupe/shared/stores/request';
import { unknownErrorText } from '../lib/error-text.ts';
import { storeTexts } from '#texts/stores';

export type FormValues = Record<string, string | boolean>;

/** Sentences by field; fields that are right are missing. */
export type FieldErrors<V extends FormValues> = { readonly [K in keyof V]?: string | undefined };

/** An error that belongs to no field: a code, a sentence, and the id to quote when asking for help. */
export interface FormError {
  readonly code: string;
  readonly message: string;
  readonly requestId: string | null;
}

export interface FormState<V extends FormValues> {
  readonly values: V;
  readonly fieldErrors: FieldErrors<V>;
  readonly error: FormError | null;
  readonly isSubmitting: boolean;
}

/** What a failure says, at fields and of the form as a whole. */
export type FormTrouble<V extends FormValues> = Partial<Pick<FormState<V>, 'fieldErrors' | 'error'>>;

/** How sending went. */
type Sent<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: RequestFailure };

export interface FormSettings<V extends FormValues, T> {
  readonly initial: V;
  /** Sentences for fields that are not right; nothing is sent while there is one. */
  readonly validate?: (values: V) => FieldErrors<V>;
  /** Sends the values; pass `isQuiet: true` to the request, the form shows the error itself. */
  readonly submit: (values: V) => Promise<Sent<T>>;
  readonly onSuccess?: (data: T, values: V) => void;
  /** Which field a code speaks of, where the answer does not say. */
  readonly fieldOfCode?: Readonly<Record<string, keyof V>>;
  /** Sentences in place of the server's, by code. */
  readonly sentences?: Readonly<Record<string, string>>;
  /** Says failures in its own way, in place of the two above. */
  readonly explain?: (failure: RequestFailure) => FormTrouble<V>;
}

export interface Form<V extends FormValues> {
  readonly $form: ReadableAtom<FormState<V>>;
  /** Changes a value and takes its error back. */
  change<K extends keyof V>(name: K, value: V[K]): void;
  /** Puts values there that were kept elsewhere. */
  restore(values: V): void;
  /** Says what is not right with a field. */
  blame(name: keyof V, sentence: string): void;
  /** Takes back what is said of the form as a whole, and of a field when one is named. */
  takeBack(name?: keyof V): void;
  /** Says a failure of what was sent beside the form, where the form's own would be shown. */
  showFailure(failure: RequestFailure): void;
  /** Sends the form; true when it went through. A second call while one is under way does nothing. Never throws. */
  submit(): Promise<boolean>;
  /** Back to the initial values. */
  reset(): void;
}

/** Whether something else is in a form than at first. */
export function isChanged(values: FormValues, initial: FormValues): boolean {
  return Object.entries(values).some(([name, value]) => value !== initial[name]);
}

/** One helper for every form: values stay whatever happens, errors become sentences, no component has a try/catch. */
export function createForm<V extends FormValues, T>(settings: FormSettings<V, T>): Form<V> {
  const noErrors = {} as FieldErrors<V>;
  const empty: FormState<V> = {
    values: settings.initial,
    fieldErrors: noErrors,
    error: null,
    isSubmitting: false,
  };
  const $form = atom<FormState<V>>(empty);
  const merge = (change: Partial<FormState<V>>) => $form.set({ ...$form.get(), ...change });

  function setFieldError(name: keyof V, sentence: string | undefined): void {
    merge({ fieldErrors: { ...$form.get().fieldErrors, [name]: sentence } });
  }

  function showFailure(failure: RequestFailure): void {
    const { values, fieldErrors } = $form.get();
    const trouble = explain(failure, values, settings);
    merge({ ...trouble, fieldErrors: { ...fieldErrors, ...trouble.fieldErrors } });
  }

  async function send(values: V): Promise<boolean> {
    try {
      const result = await settings.submit(values);
      if (!result.ok) showFailure(result.error);
      else settings.onSuccess?.(result.data, values);
      return result.ok;
    } catch (error) {
      environment().log.error('A form could not be sent', error);
      merge({ error: { code: 'unknown', message: unknownErrorText, requestId: null } });
      return false;
    }
  }

  return {
    $form,
    change(name, value) {
      const { values, fieldErrors } = $form.get();
      merge({ values: { ...values, [name]: value }, fieldErrors: { ...fieldErrors, [name]: undefined } });
    },
    restore: (values) => merge({ values }),
    blame: setFieldError,
    takeBack(name) {
      merge({ error: null });
      if (name !== undefined) setFieldError(name, undefined);
    },
    showFailure,
    async submit() {
      const { values, isSubmitting } = $form.get();
      if (isSubmitting) return false;
      const fieldErrors = settings.validate?.(values) ?? noErrors;
      if (Object.values(fieldErrors).some(Boolean)) {
        merge({ fieldErrors, error: null });
        return false;
      }
      merge({ isSubmitting: true, fieldErrors: noErrors, error: null });
      const isSent = await send(values);
      merge({ isSubmitting: false });
      return isSent;
    },
    reset: () => $form.set(empty),
  };
}

/** Turns a failure into sentences at their places. A cancelled request has nothing to say (H8). */
function explain<V extends FormValues, T>(
  failure: RequestFailure,
  values: V,
  settings: FormSettings<V, T>,
): FormTrouble<V> {
  if (failure.kind === 'cancelled') return {};
  if (settings.explain) return settings.explain(failure);
  const { code, requestId } = failure;
  const message =
    settings.sentences?.[code] ?? (failure.kind === 'offline' ? storeTexts.offlineForm : failure.message);
  const field =
    failure.field !== null && failure.field in values ? failure.field : settings.fieldOfCode?.[code];
  if (field !== undefined) return { fieldErrors: { [field]: message } as FieldErrors<V> };
  return { error: { code, message, requestId } };
}
