/** The panels next to the picture of a chart. */
const panels = ['outline', 'play', 'paths', 'usage'] as const
export type Panel = (typeof panels)[number]

const otherPages = ['journeys', 'roles', 'trace', 'review'] as const

/** The page that the atlas shows. */
export type AtlasRoute =
  | { readonly page: 'gallery' | (typeof otherPages)[number] }
  | {
      readonly page: 'chart'
      readonly chart: string
      /** The path of a state; empty for none. */
      readonly state: string
      /** A transition of the state, by its id; empty for none. */
      readonly transition: string
      readonly panel: Panel
      /** The names of the inputs of a shared run. */
      readonly run: readonly string[]
      /** A test path, by its id; empty for none. */
      readonly path: string
    }

export type ChartRoute = Extract<AtlasRoute, { page: 'chart' }>

/** Reads the hash of a URL: `auth/verify/open.resend.locked?panel=play`. An unknown hash leads to the gallery. */
export const parseHash = (hash: string): AtlasRoute => {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?')
  const [area = '', flow, ...state] = path.split('/').map(decode)
  if (flow === undefined) return { page: otherPages.find((page) => page === area) ?? 'gallery' }
  const parameters = new URLSearchParams(query)
  const panel = panels.find((name) => name === parameters.get('panel')) ?? 'outline'
  return {
    page: 'chart',
    chart: `${area}/${flow}`,
    state: state.join('/'),
    transition: parameters.get('transition') ?? '',
    panel,
    run: parameters.getAll('do'),
    path: parameters.get('path') ?? '',
  }
}

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The hash of a route, with `#`. */
export const toHash = (route: AtlasRoute): string => {
  if (route.page !== 'chart') return route.page === 'gallery' ? '#' : `#${route.page}`
  const { chart, state, transition, panel, run, path } = route
  const parameters = new URLSearchParams([
    ...(transition ? [['transition', transition]] : []),
    ...(panel === 'outline' ? [] : [['panel', panel]]),
    ...(path ? [['path', path]] : []),
    ...run.map((name) => ['do', name]),
  ])
  const query = parameters.size > 0 ? `?${parameters}` : ''
  return `#${chart}${state ? `/${state}` : ''}${query}`
}

/** The route of a chart, of one of its states or of one of their transitions. */
export const chartRoute = (chart: string, more: Partial<Omit<ChartRoute, 'page' | 'chart'>> = {}): ChartRoute => ({
  page: 'chart',
  chart,
  state: '',
  transition: '',
  panel: 'outline',
  run: [],
  path: '',
  ...more,
})
