import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
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
  const text = `Page ${formatCount(page)} of ${formatCount(pageCount)}`
  const close = () => setIsChoosing(false)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Only the field closes, not also the side panel.
    event.stopPropagation()
    close()
  }
  const turn = (event: FormEvent) => {
    event.preventDefault()
    const number = Number.parseInt(toAsciiDigits(field.current?.value ?? '').replace(/\D/g, ''), 10)
    close()
    if (number) onTurn(Math.min(number, pageCount))
  }
  if (!isChoosing)
    return (
      <p className={css.place} role="status">
        {pageCount > 1 ? (
          <button
            ref={button}
            type="button"
            title="Go to a page"
            data-page-place=""
            onClick={() => setIsChoosing(true)}
          >
            {text}
          </button>
        ) : (
          text
        )}
      </p>
    )
  return (
    <form className={css.place} onSubmit={turn}>
      <label>
        <span>Page</span>{' '}
        <input
          ref={field}
          defaultValue={page}
          inputMode="numeric"
          autoComplete="off"
          size={String(pageCount).length}
          onBlur={close}
          onKeyDown={closeOnEscape}
        />
      </label>{' '}
      <span>{`of ${formatCount(pageCount)}`}</span>
    </form>
  )
}
