import type { Plugin } from 'vite';
import { cutCode, type SyntaxNode } from './cut-code.ts';
import type { Entry } from './entry-pages.ts';

const REACT_DOM = /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

const UNREACHED = '{ throw Error("not in this build"); }';
const NOTHING = '{}';

/**
 * Functions that look for something our pages do not have. Each gets the shortest body that does what the
 * complete one does without it. An empty body is one that only acts on fibers of these kinds.
 */
const SHORTENED: Readonly<Record<string, string>> = {
  // View transitions.
  trackEnterViewTransitions: NOTHING,
  commitExitViewTransitions: NOTHING,
  commitNestedViewTransitions: NOTHING,
  restoreNestedViewTransitions: NOTHING,
  restoreEnterOrExitViewTransitions: NOTHING,
  // Pictures hold up a commit only within a view transition, styles only with `precedence`.
  preloadInstanceAndSuspendIfNeeded: '{ workInProgress.flags &= -16777217; }',
  waitForCommitToBeReady: '{ return null; }',
  // Handles of fragments.
  isFragmentInstanceParent: '{ return !1; }',
  commitNewChildToFragmentInstances: NOTHING,
  commitFragmentInstanceInsertionEffects: NOTHING,
  commitFragmentInstanceDeletionEffects: NOTHING,
  // React puts title, meta and link into the head. The router's styles and scripts are ordinary elements.
  getResource: '{ return null; }',
  isHostHoistableType: `{
    return 1 !== hostContext && null == props.itemProp &&
      ("meta" === type || "title" === type || ("link" === type && "string" === typeof props.rel &&
        "string" === typeof props.href && "" !== props.href && !props.onLoad && !props.onError &&
        "stylesheet" !== props.rel));
  }`,
  // Functions as the action of a form.
  extractEvents$1: NOTHING,
  // Elements with a dash in their name.
  isCustomElement: '{ return !1; }',
  // The stack of components in a message: their names without their lines, for which each would be called again.
  describeNativeComponentFrame: `{
    return fn && (fn.displayName || fn.name) ? describeBuiltInComponentFrame(fn.displayName || fn.name) : "";
  }`,
};

/** Functions that nothing calls, because of the bodies above or because no page of ours uses the feature. */
const UNREACHED_FUNCTIONS: readonly string[] = [
  // View transitions.
  'applyViewTransitionToHostInstances',
  'commitAfterMutationEffectsOnFiber',
  'createViewTransitionInstance',
  'getViewTransitionClassName',
  'getViewTransitionName',
  'measureNestedViewTransitions',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'suspendInstance',
  // Handles of fragments.
  'FragmentInstance',
  'addFragmentHandleToFiber',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  // Style sheets and scripts that React loads, and the hints of react-dom.
  'acquireResource',
  'preconnectAs',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preload',
  'preloadModule',
  'preloadResourceAndSuspendIfNeeded',
  'suspendResource',
  // Functions as the action of a form, and their state.
  'mountActionState',
  'rerenderActionState',
  'scheduleReplayQueueIfNeeded',
  'startHostTransition',
  'updateActionState',
  // Activity, SuspenseList, and the cache of compiled components.
  'commitActivityHydrationCallbacks',
  'updateActivityComponent',
  'updateSuspenseListComponent',
  'useMemoCache',
  // Elements with a dash in their name.
  'setPropOnCustomElement',
];

const BODIES: Readonly<Record<string, string>> = {
  ...SHORTENED,
  ...Object.fromEntries(UNREACHED_FUNCTIONS.map((name) => [name, UNREACHED])),
};

const CUTS = {
  bodies: BODIES,
  methodsOf: new Set(['FragmentInstance']),
  assertions: new Set<string>(),
  warnings: new Set<string>(),
  pure: new Set<string>(),
};

/** Uses of the features above, in a module's source. */
const NEEDS_REACT: readonly RegExp[] = [
  /import \{[^}]*\b(Activity|SuspenseList|ViewTransition|addTransitionType|useActionState)\b[^}]*\} from 'react'/,
  /import \{[^}]*\b(preconnect|prefetchDNS|preinit\w*|preload\w*|requestFormReset|useFormState|useFormStatus)\b[^}]*\} from 'react-dom'/,
  /<([a-z]+-[a-z][a-z-]*)[\s/>]/,
  /<(?:link|style)\b[^>]*\s(precedence)=/,
  /<form\b[^>]*\s(action=\{)(?!paths\.)/,
  /\s(formAction=\{)/,
  /<Fragment\b[^>]*\s(ref)=/,
];

/** What a module of ours needs of React that public pages do not have. Undefined: nothing. */
export function findLeftOut(source: string): string | undefined {
  for (const pattern of NEEDS_REACT) {
    const needed = pattern.exec(source)?.[1];
    if (needed) return needed;
  }
  return undefined;
}

/**
 * Removes the features of React that no public page uses from the browser's bundle
 * (docs/decisions/0036-lean-react.md). The build fails when a release of React moves them, or a page needs them.
 * The office entry has the complete React (docs/decisions/0031-office-entry.md).
 */
export function leanReact(entry: Entry): Plugin {
  const lean = entry === 'public';
  const expected = new Set(lean ? Object.keys(BODIES) : []);
  return {
    name: 'lean-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!lean) return undefined;
      const needed = /\.tsx?$/.test(id) && !id.includes('node_modules') ? findLeftOut(code) : undefined;
      if (needed) this.error(`${needed} needs a part of React that is left out (${id}).`);
      if (!REACT_DOM.test(id)) return undefined;
      const cut = cutCode(code, this.parse(code) as unknown as SyntaxNode, CUTS);
      for (const name of cut.met) expected.delete(name);
      return { code: cut.code, map: null };
    },
    buildEnd(error) {
      if (error || process.env.NODE_ENV !== 'production' || expected.size === 0) return;
      this.error(`Not in React any more: ${[...expected].join(', ')}.`);
    },
  };
}
