/** A row of the table 'Imports' of docs/map.md. A `*` stands for any characters. */
export interface ImportRow {
  /** The first row that includes a file decides. */
  readonly files: readonly string[]
  /** A pattern with `!` takes away what the patterns before it include. */
  readonly may: readonly string[]
  /** Modules from which types may be imported too. */
  readonly types?: readonly string[]
  /** Modules from which values may be imported too if their names start with `select`. */
  readonly selectors?: readonly string[]
  readonly instead: string
}

const testModelFiles = ['testModel.ts', 'testModels.ts', 'testData.ts', 'testDataNames.ts', 'manualTest.ts']
const noTestModels = testModelFiles.map((file) => `!#machines/*${file}`)
const chartsMay = ['#machines/*', '#domain/*', 'xstate']
const testModelsMay = [...chartsMay, ...['testModel', 'manualTest', 'gestures'].map((file) => `#charts/${file}.ts`)]
const outside = ['!node:*', '!#local/*', '!#tools/*', '!#tests/*', '!#triggers/*', '!#charts/*']
const productMay = ['*', '!.*', './main.ts', ...outside, '#charts/read/*', ...noTestModels]
const toolsMay = ['*', '!.*', '!#*', '#tools/*', '#charts/*', '#machines/*', '#domain/*', '#ui/*']
const viewsMay = [
  '#ui/*',
  '#domain/*',
  '#lazy/*',
  'react',
  'react-dom',
  'react-hook-form',
  '@hookform/*',
  '@base-ui/*',
  'wouter',
]

const pages = (area: string): ImportRow => ({
  files: [`src/pages/${area}/*`],
  may: [...viewsMay, `#pages/${area}/*`, '#machines/*.selectors.ts', '@xstate/react', '@tanstack/*', 'uqr'],
  types: ['#machines/*', ...noTestModels, 'xstate'],
  selectors: ['#machines/*.machine.ts'],
  instead: 'Read a chart through selectors, send it an event, and move what two areas share to src/ui.',
})

/** What each folder may import. Packages are named where their number is small. */
export const importTable: readonly ImportRow[] = [
  {
    files: ['src/domain/*'],
    may: ['#domain/*', 'zod/mini', 'libphonenumber-js/*'],
    instead: 'Pass everything else as a parameter.',
  },
  {
    files: ['machines/journeys/*'],
    may: [...testModelsMay, '#charts/journeys/*'],
    instead: 'A journey needs only charts, their test models and #charts/journeys.',
  },
  {
    files: testModelFiles.map((file) => `machines/*${file}`),
    may: testModelsMay,
    instead: 'A test model needs only its chart, #charts/testModel.ts, gestures.ts and manualTest.ts.',
  },
  {
    files: ['machines/*'],
    may: [...chartsMay, ...noTestModels],
    instead: 'For a service, name an actor in setup and implement it in src/app/actors.',
  },
  {
    files: ['src/lazy/*'],
    may: ['#lazy/*', '#machines/app/lazyCode.*', '#services/browser/*', 'xstate', 'react', '@xstate/react'],
    instead: 'Pages, ui and app use this folder, so it knows nothing of them: pass views as parameters.',
  },
  {
    files: ['src/ui/*'],
    may: [...viewsMay, 'react-hot-toast/*', 'echarts/*', 'echarts-for-react/*'],
    instead: 'Pass the data and the handlers as props.',
  },
  ...['public', 'auth', 'admin', 'ambassador'].map(pages),
  {
    files: ['src/pages/*'],
    may: [],
    instead: 'Put the page into the folder of its area, and what areas share into src/ui.',
  },
  {
    files: ['src/services/*'],
    may: [
      '#services/*',
      '#domain/*',
      'zod/mini',
      'aws-amplify*',
      'jose/*',
      'graphql-request',
      'image-dimensions',
      'uqr',
    ],
    instead: 'Return a promise, and let an actor of src/app/actors use it.',
  },
  {
    files: ['src/app/*', 'src/main.ts', 'src/start.ts'],
    may: productMay,
    instead: 'Move what the product shares with tools, tests or the local stack to src/domain.',
  },
  {
    files: ['src/local/*'],
    may: ['#local/*', '#domain/*', '#triggers/*', 'node:*', 'graphql', 'graphql-yoga', 'jose', 'libsql', 'vite', 'zod'],
    instead: 'Move what the product shares with the local stack to src/domain.',
  },
  {
    files: ['src/triggers/*'],
    may: ['./*', 'node:*', '@aws-sdk/*'],
    instead: 'Lambda runs the files of this folder without a build: write it here.',
  },
  {
    files: ['src/charts/paths/model/configurationGraph.ts'],
    may: ['#charts/*', '@xstate/test', 'xstate'],
    instead: 'It makes the graph, and nothing else.',
  },
  {
    files: ['src/charts/*'],
    may: [
      '#charts/*',
      'node:*',
      'xstate',
      'csv-stringify/sync',
      'elkjs*',
      'esbuild',
      'fastest-levenshtein',
      'zod/mini',
    ],
    instead: 'The tools for charts know XState and nothing of this console: pass texts, names and rules as parameters.',
  },
  {
    files: ['src/tools/prerender/*'],
    may: [...toolsMay, '#pages/*', '#app/router/routeTable.tsx'],
    instead: 'Prerendering needs only pages and the table of routes.',
  },
  {
    files: ['src/tools/bench/*', 'src/tools/doctor/*'],
    may: [...toolsMay, '#local/*', '#services/*'],
    instead: 'Move what the product shares with tools to src/domain.',
  },
  { files: ['src/tools/*'], may: toolsMay, instead: 'Move what the product shares with tools to src/domain.' },
  {
    files: ['tests/*', 'vite.config.ts'],
    may: ['*', '!.*', '!*xstate/test', '!*xstate/graph'],
    instead: 'Make the graph with #charts/paths/model.',
  },
]
