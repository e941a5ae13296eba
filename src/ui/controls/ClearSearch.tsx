import { Button } from '#ui/controls/Button.tsx'

/** Ends a search without a match. The button disappears then, and the search field takes the focus. */
export function ClearSearch({ onClear }: { onClear: () => void }) {
  return (
    <Button
      variant="secondary"
      onClick={({ currentTarget }) => {
        currentTarget.closest('main')?.querySelector<HTMLElement>('[type=search]')?.focus()
        onClear()
      }}
    >
      Clear search
    </Button>
  )
}
