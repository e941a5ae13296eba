import { fileURLToPath } from 'node:url'

/** Modules that pages need at once. */
export interface Chunk {
  readonly name: string
  /** The modules that start it. The modules that they import belong to it too. */
  readonly entries: readonly string[]
  /** The chunks that are loaded before it. It may import them. */
  readonly after: readonly string[]
  /** A page whose own modules have the chunks of its dynamic imports. Only what it shares with other chunks is assigned. */
  readonly isSplit?: true
  /** No page waits for it, so V8 compiles its functions when they are called. */
  readonly isForLater?: true
}

/**
 * The code that pages need before they answer, in load order, and at the end what they need soon after. The charts of
 * areas, lists and dashboard do not import the code that renders, so they run while it loads. All other code has the
 * chunks that follow from its dynamic imports (decision 0024).
 */
export const firstChunks: readonly Chunk[] = [
  { name: 'start', entries: ['src/start.ts'], after: [] },
  // Small enough to arrive before the code that renders, so that it is evaluated while that code loads.
  {
    name: 'libraries',
    entries: [
      'node_modules/xstate/dist/xstate.esm.js',
      'node_modules/zod/v4/mini/external.js',
      'node_modules/react/index.js',
      'node_modules/@xstate/react/dist/xstate-react.esm.js',
      'node_modules/react-hot-toast/headless/index.mjs',
    ],
    after: ['start'],
  },
  {
    name: 'console',
    // The last two are also for the code of the user pool, which loads on demand.
    entries: ['src/main.ts', 'src/services/api/timeout.ts', 'src/services/api/apiResult.ts'],
    after: ['libraries'],
  },
  // What both areas share. No page of an area opens before its tokens are verified.
  { name: 'session', entries: ['src/services/identity/idToken.ts'], after: ['console'] },
  // What lists, settings and the marketer's page share.
  { name: 'records', entries: ['machines/saving/save.machine.ts', 'src/domain/people/sharing.ts'], after: ['session'] },
  { name: 'area', entries: ['src/app/actors/pages/adminArea.ts'], after: ['session'] },
  { name: 'dashboardCharts', entries: ['src/app/actors/pages/dashboard.ts'], after: ['area'] },
  { name: 'listCharts', entries: ['src/app/actors/lists/lists.ts'], after: ['area', 'records'] },
  { name: 'renderer', entries: ['src/app/renderer.tsx'], after: ['console'] },
  {
    name: 'forms',
    entries: [
      'node_modules/react-hook-form/dist/index.esm.mjs',
      'node_modules/@hookform/resolvers/standard-schema/dist/standard-schema.mjs',
    ],
    after: ['renderer'],
  },
  {
    name: 'auth',
    entries: [
      'src/app/actors/session/authCharts.ts',
      'src/app/actors/session/signInAgain.ts',
      'src/pages/auth/SignInPage.tsx',
      'src/pages/auth/SignUpPage.tsx',
      'src/pages/auth/VerifyPage.tsx',
      'src/pages/auth/ForgottenPasswordPage.tsx',
    ],
    after: ['forms'],
  },
  // What the pages of both areas share.
  { name: 'parts', entries: [], after: ['session', 'renderer'] },
  { name: 'admin', entries: ['src/pages/admin/AdminPage.tsx'], after: ['area', 'parts'] },
  {
    name: 'dashboard',
    entries: ['src/pages/admin/dashboard/DashboardPage.tsx'],
    after: ['dashboardCharts', 'admin'],
  },
  {
    name: 'lists',
    entries: ['src/pages/admin/users/UsersPage.tsx', 'src/pages/admin/items/ItemsPage.tsx'],
    after: ['listCharts', 'admin'],
  },
  // Every admin page needs these small modules soon after it answers.
  {
    name: 'later',
    entries: [
      'src/app/actors/lists/savedViews.ts',
      'src/pages/admin/savedViews/SavedViewLinks.tsx',
      'src/services/storage/activity.ts',
    ],
    after: ['admin'],
    isForLater: true,
  },
  // What marketers and the marketer's page share.
  {
    name: 'referees',
    entries: [
      'src/app/actors/pages/sharing.ts',
      'src/app/actors/refereesLoader.ts',
      'src/services/api/referees.ts',
      'src/domain/people/refereePeriods.ts',
      'src/domain/people/referees.ts',
      'src/ui/overlays/CsvButtons.tsx',
    ],
    after: ['records', 'parts'],
  },
  // Every page of an area loads a dialog in advance, and its menus need the same library.
  { name: 'dialogs', entries: ['src/ui/overlays/Dialog.tsx'], after: ['parts'], isForLater: true },
  {
    name: 'settings',
    entries: ['src/app/actors/pages/settings.ts', 'src/pages/admin/settings/SettingsPage.tsx'],
    after: ['records', 'forms', 'admin'],
    isSplit: true,
  },
  {
    name: 'ambassador',
    entries: [
      'src/app/actors/pages/ambassadorArea.ts',
      'src/app/actors/pages/ambassadorDashboard.ts',
      'src/pages/ambassador/AmbassadorPage.tsx',
      'src/pages/ambassador/AmbassadorDashboard.tsx',
    ],
    after: ['referees'],
    isSplit: true,
  },
]

/** What Rolldown knows about a module. */
interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

const toId = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The modules with all modules that they import, directly or through other modules. */
const reachableFrom = (entries: readonly string[], graph: ModuleGraph): Set<string> => {
  const reached = new Set<string>()
  const pending = entries.map(toId)
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    pending.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}

/** The chunk, and all chunks that are loaded before it. */
const loadedWith = (name: string, chunks: readonly Chunk[]): string[] => {
  const chunk = chunks.find((candidate) => candidate.name === name)
  return chunk ? [name, ...chunk.after.flatMap((before) => loadedWith(before, chunks))] : []
}

/**
 * The chunk of each module: the last one that is loaded with every chunk that needs the module. A module that only split
 * pages need has none.
 */
export const assignChunks = (chunks: readonly Chunk[], graph: ModuleGraph): Map<string, string> => {
  const reachable = chunks.map((chunk) => ({ ...chunk, modules: reachableFrom(chunk.entries, graph) }))
  const ids = new Set(reachable.flatMap(({ modules, isSplit }) => (isSplit ? [] : [...modules])))
  const chunkOf = (id: string): string => {
    const users = reachable.filter(({ modules }) => modules.has(id))
    const common = chunks.filter((chunk) => users.every(({ name }) => loadedWith(name, chunks).includes(chunk.name)))
    return (common.at(-1) as Chunk).name
  }
  return new Map([...ids].map((id) => [id, chunkOf(id)]))
}

/** The name of the chunk in a built file, whose name ends with a hash. */
const nameOfFile = (file: string): string => file.replace(/^.*\/|-.{8}\.js$/g, '')

/**
 * The `modulePreload.resolveDependencies` option: what a dynamic import loads, without what is loaded with the file that
 * imports. Otherwise the list of these files makes the first chunks larger.
 */
export const missingDependencies = (
  _file: string,
  dependencies: string[],
  { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
): string[] => {
  if (hostType === 'html') return dependencies
  const hosts = ['console', nameOfFile(hostId)]
  const loaded = ['rolldown-runtime', ...hosts.flatMap((host) => loadedWith(host, firstChunks))]
  return dependencies.filter((file) => !loaded.includes(nameOfFile(file)))
}

/** The `codeSplitting.groups` option of one build with Rolldown. A chunk imports only chunks that load before it. */
export const createChunkGroups = () => {
  let names: ReadonlyMap<string, string> | undefined
  return firstChunks.map((chunk, index, { length }) => ({
    debugName: chunk.name,
    priority: length - index,
    name(id: string, graph: ModuleGraph): string | null {
      names ??= assignChunks(firstChunks, graph)
      return names.get(id) === chunk.name ? chunk.name : null
    },
  }))
}
