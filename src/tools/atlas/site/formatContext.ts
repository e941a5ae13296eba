/** What a chart keeps, as text to read: errors by their message, and what has no text as what it is. */
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
