/** The context of a chart as JSON. Errors become their message; `undefined` and actors become a note in brackets. */
export const formatContext = (context: unknown): string =>
  JSON.stringify(
    context ?? null,
    (_, value: unknown) => {
      if (value instanceof Error) return `${value.name}: ${value.message}`
      if (value === undefined) return '(nothing)'
      return typeof value === 'object' && value !== null && 'sessionId' in value ? '(a running chart)' : value
    },
    2,
  )
