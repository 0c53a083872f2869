import { NotAvailable } from '#web/ui/notices/NotAvailable.tsx';

interface KnownProps {
  value: number | null;
  format: (value: number) => string;
}

/** A figure as it is written; what nobody publishes is said to be so. */
export const Known = ({ value, format }: KnownProps) => (value === null ? <NotAvailable /> : format(value));
