import toast from 'react-hot-toast/headless'
import { type AtlasRoute, toHash } from '#tools/atlas/site/route.ts'
import { Button } from '#ui/controls/Button.tsx'
import { CopyIcon } from '#ui/layout/Icon.tsx'

/** A button that copies the URL of a route. */
export function CopyLink({ route, children = 'Copy link' }: { route: AtlasRoute; children?: string }) {
  const copy = () =>
    void navigator.clipboard.writeText(new URL(toHash(route), location.href).href).then(
      () => toast.success('Link copied.'),
      () => toast.error('The browser blocks the clipboard. Copy the URL from the address bar instead.'),
    )
  return (
    <Button size="small" variant="secondary" icon={<CopyIcon size={16} />} onClick={copy}>
      {children}
    </Button>
  )
}
