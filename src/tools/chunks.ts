import { fileURLToPath } from 'node:url'

/** Modules that pages need at once. A chunk inside another one loads after it. */
export interface Chunk {
  readonly name: string
  /** The modules that start it. The modules that they import belong to it too. */
  readonly entries: readonly string[]
  readonly inside?: readonly Chunk[]
}

/**
 * The code that pages need before they answer. A module that several chunks import belongs to the chunk around them.
 * All other code has the chunks that follow from its dynamic imports (docs/decisions/0056).
 */
export const firstChunk: Chunk = {
  name: 'start',
  entries: ['src/start.ts'],
  inside: [
    {
      name: 'console',
      // Also for the code of the user pool, which loads on demand.
      entries: ['src/main.tsx', 'src/services/api/timeout.ts'],
      inside: [
        {
          name: 'auth',
          entries: [
            'src/pages/auth/SignInPage.tsx',
            'src/pages/auth/SignUpPage.tsx',
            'src/pages/auth/VerifyPage.tsx',
            'src/pages/auth/ForgottenPasswordPage.tsx',
          ],
        },
        {
          name: 'admin',
          entries: ['src/pages/admin/AdminPage.tsx'],
          inside: [
            {
              name: 'dashboard',
              entries: ['src/app/actors/dashboard.ts', 'src/pages/admin/dashboard/DashboardPage.tsx'],
            },
            {
              name: 'lists',
              entries: [
                'src/app/actors/lists.ts',
                'src/pages/admin/users/UsersPage.tsx',
                'src/pages/admin/items/ItemsPage.tsx',
              ],
            },
          ],
        },
      ],
    },
  ],
}

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

export const entriesOf = ({ entries, inside = [] }: Chunk): string[] => [...entries, ...inside.flatMap(entriesOf)]

/** The modules that more than one of the sets has. */
const shared = (sets: readonly ReadonlySet<string>[]): string[] =>
  sets.flatMap((set, index) => [...set].filter((id) => sets.some((other, place) => place !== index && other.has(id))))

/** The chunk of each module. */
export const assignChunks = (
  chunk: Chunk,
  graph: ModuleGraph,
  names = new Map<string, string>(),
): Map<string, string> => {
  const { name, entries, inside = [] } = chunk
  const own = reachableFrom(entries, graph)
  for (const id of shared(inside.map((inner) => reachableFrom(entriesOf(inner), graph)))) own.add(id)
  for (const id of own) if (!names.has(id)) names.set(id, name)
  for (const inner of inside) assignChunks(inner, graph, names)
  return names
}

const namesOf = ({ name, inside = [] }: Chunk): string[] => [name, ...inside.flatMap(namesOf)]

/** The `codeSplitting.groups` option of one build with Rolldown. A chunk never imports one that loads after it. */
export const createChunkGroups = () => {
  let names: ReadonlyMap<string, string> | undefined
  return namesOf(firstChunk).map((chunk, index, { length }) => ({
    debugName: chunk,
    priority: length - index,
    name(id: string, graph: ModuleGraph): string | null {
      names ??= assignChunks(firstChunk, graph)
      return names.get(id) === chunk ? chunk : null
    },
  }))
}
