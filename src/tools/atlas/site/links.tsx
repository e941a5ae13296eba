import type { ComponentPropsWithRef } from 'react'
import toast from 'react-hot-toast/headless'
import { toHash, type AtlasRoute } from '#tools/atlas/site/route.ts'
import { Button } from '#ui/controls/Button.tsx'
import { CopyIcon } from '#ui/layout/Icon.tsx'

/** A link inside the atlas. */
export function RouteLink({ to, ...rest }: { to: AtlasRoute } & Omit<ComponentPropsWithRef<'a'>, 'href'>) {
  return (
    <a {...rest} href={toHash(to)}>
      {rest.children}
    </a>
  )
}

/** A button that copies the URL of a route. */
export function CopyLink({ route, children = 'Copy link' }: { route: AtlasRoute; children?: string }) {
  const instead = 'Copy the URL from the address bar instead.'
  return (
    <CopyButton text={new URL(toHash(route), location.href).href} copied="Link copied." instead={instead}>
      {children}
    </CopyButton>
  )
}

interface CopyButtonProps {
  text: string
  copied: string
  /** What a person can do if the browser blocks the clipboard. */
  instead: string
  children: string
}

export function CopyButton({ text, copied, instead, children }: CopyButtonProps) {
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => toast.success(copied),
      () => toast.error(`The browser blocks the clipboard. ${instead}`),
    )
  return (
    <Button size="small" variant="secondary" icon={<CopyIcon size={16} />} onClick={copy}>
      {children}
    </Button>
  )
}

/** Opens a route without a new history entry. */
export const replaceRoute = (route: AtlasRoute): void => {
  history.replaceState(null, '', toHash(route))
  dispatchEvent(new HashChangeEvent('hashchange'))
}

export const openRoute = (route: AtlasRoute): void => {
  location.hash = toHash(route)
}
