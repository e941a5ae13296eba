import toast from 'react-hot-toast/headless'
import type { AtlasRoute } from '#tools/atlas/site/route.ts'
import { LinkIcon } from '#tools/atlas/site/icons.tsx'
import { copyAddress } from '#tools/atlas/site/links.tsx'
import { Button } from '#ui/controls/Button.tsx'

/** Copies the address of a place, and says so. */
export function CopyLink({ place, children = 'Copy link' }: { place: AtlasRoute; children?: string }) {
  const copy = () =>
    void copyAddress(place).then(
      () => toast.success('The link is in the clipboard.'),
      () => toast.error('The browser does not let the page use the clipboard. Copy the address of this page instead.'),
    )
  return (
    <Button size="small" variant="secondary" icon={<LinkIcon size={16} />} onClick={copy}>
      {children}
    </Button>
  )
}
