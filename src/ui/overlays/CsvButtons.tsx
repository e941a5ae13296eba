import { type ReactNode, useState } from 'react'
import { type CsvReader, csvReaderLabels } from '#domain/lists/csv.ts'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import css from '#ui/overlays/CsvButtons.module.css'
import { DownloadIcon } from '#ui/layout/Icon.tsx'
import { LazyAnchoredMenu } from '#ui/overlays/lazyOverlays.ts'

interface CsvButtonsProps {
  label: ReactNode
  size?: 'small' | 'medium'
  disabled?: boolean
  onDownload: (reader: CsvReader) => void
}

const readers = Object.keys(csvReaderLabels) as CsvReader[]

/** A button that downloads a CSV file for a spreadsheet, and a menu that offers the one for another program. */
export function CsvButtons({ label, size = 'medium', disabled = false, onDownload }: CsvButtonsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <span className={css.buttons}>
      <Button
        size={size}
        variant="quiet"
        icon={<DownloadIcon size={18} />}
        disabled={disabled}
        onClick={() => onDownload('spreadsheet')}
      >
        {label}
      </Button>
      <IconButton
        size="small"
        label="Kinds of CSV files"
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {anchor && (
        <LazyAnchoredMenu
          anchor={anchor}
          items={readers.map((reader) => ({ label: csvReaderLabels[reader], onSelect: () => onDownload(reader) }))}
          onDismiss={() => setAnchor(null)}
        />
      )}
    </span>
  )
}
