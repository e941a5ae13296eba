import { colours, avatarCount, garments, patternCount, type Colour, type GarmentKind } from '#local/data/itemCatalog.ts'
import { allowMethods, jsonResponse, type Handler } from '#local/http/http.ts'
import { avatarPicture } from '#local/images/avatarPicture.ts'
import { garmentPicture } from '#local/images/garmentPicture.ts'

const imageHeaders = { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=86400' }

/**
 * Draws the image of a key: `avatar-<face>.svg` or `<garment>-<colour>-<pattern>.svg`.
 * @returns undefined for an unknown key
 */
export const drawImage = (key: string): string | undefined => {
  const [, kind = '', colour, number = ''] = /^([a-z]+)-(?:([a-z]+)-)?(0|[1-9]\d{0,5})\.svg$/.exec(key) ?? []
  const index = Number(number)
  if (kind === 'avatar' && colour === undefined && number !== '' && index < avatarCount) return avatarPicture(index)
  if (isGarment(kind) && isColour(colour) && index < patternCount) return garmentPicture(kind, colour, index)
  return undefined
}

/** `GET <image host>/KEY`. */
export const createImagesEndpoint =
  (prefix: string): Handler =>
  (request) => {
    allowMethods(request, 'GET', 'HEAD')
    const image = drawImage(request.path.slice(prefix.length))
    return image === undefined
      ? jsonResponse(404, { message: 'Image not found.' })
      : { status: 200, headers: imageHeaders, body: image }
  }

const isGarment = (kind: string): kind is GarmentKind => Object.hasOwn(garments, kind)
const isColour = (colour: string | undefined): colour is Colour =>
  colour !== undefined && Object.hasOwn(colours, colour)
