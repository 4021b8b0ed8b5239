import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './tools/vite/chunks.ts';
import { shortClassNames } from './tools/vite/class-names.ts';
import { entryPages, type Entry } from './tools/vite/entry-pages.ts';
import { leanIcons } from './tools/vite/lean-icons.ts';
import { leanImports } from './tools/vite/lean-imports.ts';
import { leanReact } from './tools/vite/lean-react.ts';
import { leanRouter } from './tools/vite/lean-router.ts';
import { reactModules } from './tools/vite/react-modules.ts';
import { keepStyles, staticParts } from './tools/vite/static-parts.ts';

// The oldest browsers the terms promise. Safari 12 stands for iOS 12; Android 7 runs Chrome.
const SCRIPT_TARGETS = ['chrome75', 'safari12', 'firefox68', 'edge100', 'ios12'];
/** Which of the two builds for the browser this is; the server is built with the public one. */
const ENTRY: Entry = process.env.SITE_ENTRY === 'office' ? 'office' : 'public';
/** The office entry needs nothing from the server's build but the list of its own files. */
const SERVER_INPUT = { public: './src/server/app.ts', office: 'virtual:react-router/server-manifest' }[ENTRY];

const STYLE_TARGETS = ['chrome75', 'safari12', 'firefox68'];

export default defineConfig(({ command }) => ({
  plugins: [
    reactModules(),
    entryPages(ENTRY),
    leanReact(ENTRY),
    leanRouter(ENTRY),
    leanImports(),
    leanIcons(),
    staticParts(ENTRY),
    reactRouter(),
    keepStyles(),
  ],
  publicDir: false,
  // In development a class says what it is of.
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames() } } : {},
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups() },
            // 42 bits tell some hundred files and their versions apart. Names of files are a part of every page's scripts
            // that cannot be compressed.
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
    // The server runs on the Node that is pinned: what that knows need not be spelt out, and runs faster.
    ssr: { build: { target: 'node24', rolldownOptions: { input: SERVER_INPUT } } },
  },
  build: {
    manifest: true,
    target: SCRIPT_TARGETS,
    cssTarget: STYLE_TARGETS,
    // The router names what a page needs in the page itself.
    modulePreload: false,
    reportCompressedSize: false,
  },
}));
