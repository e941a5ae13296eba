const token = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\/|[{}]|[\w$]+/g

interface Key {
  /** The key with the keys around it, each after a line feed. */
  readonly path: string
  readonly index: number
}

/** The keys of all objects in the code of a file. */
const keysIn = (text: string): Key[] => {
  const keys: Key[] = []
  const around: string[] = []
  let last = ''
  for (const { 0: part, index } of text.matchAll(token)) {
    if (part === '{') around.push(last)
    if (part === '}') around.pop()
    if (part === '{' || part === '}') last = ''
    else if (/^\]?\s*:/.test(text.slice(index + part.length))) {
      last = /^\d/.test(part) ? part.replaceAll('_', '') : part.replaceAll(/^['"`]|['"`]$/g, '')
      keys.push({ path: ['', ...around, last].join('\n'), index })
    }
  }
  return keys
}

/**
 * The line of a part of a chart in the code of its file, or else of the part around it.
 * @param name the variable of the chart
 * @param keys such as `states`, `open`, `on`, `CLOSE`
 */
export const lineOf = (text: string, name: string, keys: readonly string[]): number => {
  const start = text.search(new RegExp(`\\b${name.replaceAll('$', String.raw`\$`)}\\b[^=\n]*=`))
  const known = keysIn(text).filter(({ index }) => index > start)
  for (let count = keys.length; count > 0; count -= 1) {
    const end = ['', ...keys.slice(0, count)].join('\n')
    // An inner state can have the same keys.
    const found = known.find(({ path }) => path.endsWith(end) && !path.slice(0, -end.length).includes('\nstates\n'))
    if (found) return text.slice(0, found.index).split('\n').length
  }
  return 1
}
