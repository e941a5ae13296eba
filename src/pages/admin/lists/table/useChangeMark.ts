import { useEffect, useRef } from 'react'
import { prefersReducedMotion } from '#ui/useMedia.ts'

const markMs = 1_200

/**
 * Marks a row for a moment when its values change.
 * @param values the texts of its cells, as one text
 */
export const useChangeMark = (id: string, values: string) => {
  const row = useRef<HTMLTableRowElement>(null)
  const shown = useRef({ id, values })
  useEffect(() => {
    const isChanged = shown.current.id === id && shown.current.values !== values
    shown.current = { id, values }
    if (isChanged && !prefersReducedMotion())
      row.current?.animate({ backgroundColor: ['var(--brand-soft)', 'var(--surface-card)'] }, markMs)
  }, [id, values])
  return row
}
