import { Autocomplete } from '@base-ui/react/autocomplete'
import type { PaletteEntry } from '#domain/app/palette.ts'
import { markedParts } from '#domain/search/markedParts.ts'
import { classes } from '#ui/classes.ts'
import css from '#pages/admin/palette/PaletteDialog.module.css'
import { EntryIcon } from '#pages/admin/palette/EntryIcon.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

interface PaletteItemProps {
  entry: PaletteEntry
  term: string
  /** The record that an action changes. */
  record: PaletteEntry | null
  isUnfolded: boolean
  onChosen: () => void
  /** Lists the actions of the record, or hides them. Null without actions. */
  onToggled: (() => void) | null
}

/** A line of the palette. A record has one line. Its actions follow in it, when the person asks for them. */
export function PaletteItem({ entry, term, record, isUnfolded, onChosen, onToggled }: PaletteItemProps) {
  return (
    <Autocomplete.Item
      value={entry}
      className={classes('row', css.item)}
      data-action={record !== null || undefined}
      data-record={onToggled !== null || undefined}
      aria-description={onToggled ? 'Right arrow lists its actions' : undefined}
      aria-label={record ? `${entry.label} ${record.label}` : undefined}
      onClick={onChosen}
    >
      <EntryIcon entry={entry} />
      <span className={classes('fill row', css.texts)}>
        <Found className={classes('cut', css.name)} entry={entry} text={entry.label} term={term} />
        {entry.hint && <Found className={classes('cut note', css.note)} entry={entry} text={entry.hint} term={term} />}
      </span>
      {onToggled && (
        <span
          className={classes('center muted', css.more, 'dots')}
          data-unfolded={isUnfolded || undefined}
          title="Actions (Right)"
          aria-hidden
          onClick={(event) => {
            event.stopPropagation()
            onToggled()
          }}
        />
      )}
    </Autocomplete.Item>
  )
}

interface FoundProps {
  className: string | undefined
  entry: PaletteEntry
  text: string
  term: string
}

/** A text with marks where the search found it. An entry that searches has the whole term in its text. */
function Found({ className, entry: { kind }, text, term }: FoundProps) {
  const Frame = kind === 'record' || kind === 'view' ? Verbatim : 'span'
  return (
    <Frame className={className}>
      {markedParts(text, kind === 'search' ? '' : term).map((part, at) => {
        const Part = part.isMarked ? 'mark' : 'span'
        return <Part key={at}>{part.text}</Part>
      })}
    </Frame>
  )
}
