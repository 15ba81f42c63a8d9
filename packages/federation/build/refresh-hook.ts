/* oxlint-disable no-underscore-dangle -- names given by others */
/* Development only, first in the host's entry: lets every slice's own refresh runtime find the one renderer of the page. */

interface DevelopmentHook {
  readonly renderers: Map<number, unknown>;
  inject(renderer: unknown): number;
}

const hook = (globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: DevelopmentHook })
  .__REACT_DEVTOOLS_GLOBAL_HOOK__;

if (hook) {
  const inject = hook.inject.bind(hook);
  hook.inject = (renderer) => {
    const id = inject(renderer);
    // Slices arrive later than the renderer; they look for it here.
    hook.renderers.set(id, renderer);
    return id;
  };
}
