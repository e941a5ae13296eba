/** What stands beside the picture of a chart. */
export const panels = ['outline', 'play', 'paths', 'coverage'] as const
export type Panel = (typeof panels)[number]

/** Where somebody is in the atlas. */
export type AtlasRoute =
  | { readonly page: 'gallery' | 'review' | 'live' }
  | {
      readonly page: 'chart'
      readonly chart: string
      /** The path of a state, or the end of one; empty for none. */
      readonly state: string
      readonly panel: Panel
      /** The names of the inputs of a run that was shared. */
      readonly run: readonly string[]
      /** A path test, by its id; empty for none. */
      readonly path: string
    }

export type ChartRoute = Extract<AtlasRoute, { page: 'chart' }>

/** Reads what stands behind the `#` of an address: `auth/verify/resend.locked?panel=play`. What it does not know leads to the gallery. */
export const parseHash = (hash: string): AtlasRoute => {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?')
  const [area = '', flow, ...state] = path.split('/').map(decode)
  if (flow === undefined) return { page: area === 'review' || area === 'live' ? area : 'gallery' }
  const words = new URLSearchParams(query)
  const panel = panels.find((name) => name === words.get('panel')) ?? 'outline'
  return {
    page: 'chart',
    chart: `${area}/${flow}`,
    state: state.join('/'),
    panel,
    run: words.getAll('do'),
    path: words.get('path') ?? '',
  }
}

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The address of a place, from its `#` on. */
export const toHash = (place: AtlasRoute): string => {
  if (place.page !== 'chart') return place.page === 'gallery' ? '#' : `#${place.page}`
  const { chart, state, panel, run, path } = place
  const words = new URLSearchParams([
    ...(panel === 'outline' ? [] : [['panel', panel]]),
    ...(path ? [['path', path]] : []),
    ...run.map((name) => ['do', name]),
  ])
  const query = words.size > 0 ? `?${words}` : ''
  return `#${chart}${state ? `/${state}` : ''}${query}`
}

/** The place of a chart, or of one of its states. */
export const chartRoute = (chart: string, more: Partial<Omit<ChartRoute, 'page' | 'chart'>> = {}): ChartRoute => ({
  page: 'chart',
  chart,
  state: '',
  panel: 'outline',
  run: [],
  path: '',
  ...more,
})

/** The one state that an address means: by its whole path, or by the end of it where that is enough. Null where it means none or several. */
export const findState = (states: readonly string[], name: string): string | null => {
  if (name === '') return null
  const found = states.filter((id) => id.endsWith(`.${name}`))
  return states.find((id) => id === name) ?? (found.length === 1 ? (found[0] as string) : null)
}
