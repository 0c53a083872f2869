import { NotAvailable } from '#web/ui/notices/NotAvailable.tsx';

interface KnownProps {
  value: number | null;
  format: (value: number) => string;
}

/** A formatted figure, or "not available". */
export const Known = ({ value, format }: KnownProps) => (value === null ? <NotAvailable /> : format(value));
