import { Button, type ButtonProps } from '#ui/controls/Button.tsx'
import { useFocusFallback } from '#ui/overlays/useFocusFallback.ts'

interface ClearFiltersProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** Gets the button, which can disappear then. */
  onClear: (button: HTMLButtonElement) => void
}

/** Removes all filters of a list. */
export function ClearFilters({ onClear, variant = 'secondary', ...style }: ClearFiltersProps) {
  return (
    <Button
      ref={useFocusFallback<HTMLButtonElement>()}
      variant={variant}
      {...style}
      onClick={({ currentTarget }) => onClear(currentTarget)}
    >
      Clear filters
    </Button>
  )
}
