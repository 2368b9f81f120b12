export default function MomentPage(_: { readonly name: string }) {
  return null
}
