export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The address must stay valid until the browser has begun the download.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
