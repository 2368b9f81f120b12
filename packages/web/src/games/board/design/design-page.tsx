export default function DesignPage() {
  return null
}
