import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { toAsciiDigits } from '#domain/text.ts'
import css from '#pages/admin/lists/table/Pager.module.css'
import { formatCount } from '#ui/format.ts'

interface PagePlaceProps {
  page: number
  pageCount: number
  onTurn: (page: number) => void
}

/** 'Page X of Y' (§2). With several pages it is a button, which opens a field for the number of a page. */
export function PagePlace({ page, pageCount, onTurn }: PagePlaceProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const wasChoosing = useRef(false)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
    if (wasChoosing.current && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    wasChoosing.current = isChoosing
  }, [isChoosing])
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
    if (!isEnter && event.key !== 'Escape') return
    // Escape closes the field, not also the side panel. Enter does not press the button that gets the focus.
    event.stopPropagation()
    event.preventDefault()
    setIsChoosing(false)
    const number = Number.parseInt(toAsciiDigits(event.currentTarget.value).replace(/\D/g, ''), 10)
    if (isEnter && number) onTurn(Math.min(number, pageCount))
  }
  const text = `Page ${formatCount(page)} of ${formatCount(pageCount)}`
  if (isChoosing)
    return (
      <p className={css.place}>
        <label>
          Page{' '}
          <input
            ref={field}
            defaultValue={page}
            inputMode="numeric"
            size={String(pageCount).length}
            onBlur={() => setIsChoosing(false)}
            onKeyDown={press}
          />
        </label>{' '}
        <span>{`of ${formatCount(pageCount)}`}</span>
      </p>
    )
  return (
    <p className={css.place} role="status">
      {pageCount > 1 ? (
        <button ref={button} type="button" title="Go to a page" data-page-place="" onClick={() => setIsChoosing(true)}>
          {text}
        </button>
      ) : (
        text
      )}
    </p>
  )
}
