import { Button } from '#ui/controls/Button.tsx'
import { CopyIcon } from '#ui/layout/Icon.tsx'

/** Copies the referral code. `storeLinksView.ts` fills its label. */
export function CopyCode() {
  return (
    <Button variant="secondary" size="small" icon={<CopyIcon size={16} />} data-part="copy">
      <span data-part="copyLabel" aria-live="polite">
        Copy the code
      </span>
    </Button>
  )
}
