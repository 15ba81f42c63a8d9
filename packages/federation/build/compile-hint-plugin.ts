import { rspack, type Compiler } from '@rspack/core';

const hint = '//# allFunctionsCalledOnLoad\n';
/** Bytes; what is smaller is compiled in no time, and a line more counts. */
const leastSize = 10_000;

/**
 * Tells the browser that most functions of a file run when it does, so that it compiles them while the file comes, beside
 * the page's own thread, and not there, one by one, when each is first called. Other browsers read a comment.
 * (V8, "Explicit compile hints": https://v8.dev/blog/explicit-compile-hints)
 */
export class CompileHintPlugin {
  apply(compiler: Compiler): void {
    const { name } = CompileHintPlugin;
    // What makes files small takes comments out, so after it.
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets))
          if (file.endsWith('.js') && source.size() >= leastSize)
            compilation.updateAsset(file, new rspack.sources.ConcatSource(hint, source));
      });
    });
  }
}
