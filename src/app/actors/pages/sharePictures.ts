import { sharing } from '#app/actors/pages/sharing.ts'
import { markLink, type ShareSource } from '#domain/people/shareSource.ts'
import type { LinkedInvitation } from '#domain/people/sharing.ts'
import type { PictureFile, SharePictures } from '#machines/ambassador/shareKit.setup.ts'
import { posterPixels, posterSvg } from '#pages/ambassador/pictures/poster.ts'
import { qrCodeSvg } from '#pages/ambassador/pictures/qrCode.ts'
import { storyPixels, storySvg } from '#pages/ambassador/pictures/story.ts'
import { drawPng, phoneShareOf, readAsDataUrl } from '#services/browser/pictures.ts'
import { createQrCode } from '#services/browser/qrCode.ts'
import gloock from '#ui/fonts/gloock.woff2?url'
import inter from '#ui/fonts/inter.woff2?url'

/** Draws the pictures of an invitation. Each has a link with its own mark. This module is a lazy chunk. */
export const drawPictures = async (invitation: LinkedInvitation): Promise<SharePictures> => {
  const [Gloock, Inter] = await Promise.all([readAsDataUrl(gloock), readAsDataUrl(inter)])
  const fonts = { Gloock, Inter }
  const qrOf = (source: ShareSource) => createQrCode(markLink(invitation.link, source))
  const poster = posterSvg(invitation, qrOf('poster'), fonts)
  return {
    qr: qrCodeSvg(qrOf('qr')),
    poster,
    posterPng: await drawPng(poster, posterPixels),
    storyPng: await drawPng(storySvg(invitation, qrOf('story'), fonts), storyPixels),
  }
}

/** Opens the share menu of a phone with a picture. @returns false if the device has none for files */
export const sharePicture = async ({ name, dataUrl }: PictureFile): Promise<boolean> => {
  const data = phoneShareOf(name, dataUrl)
  if (!data) return false
  await sharing.share(data)
  return true
}
