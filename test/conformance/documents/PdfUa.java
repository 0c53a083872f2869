import java.io.File;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;

/** Prints which rules of PDF/UA-1 the named PDFs break, one per line, and finally how many PDFs were looked at. */
public class PdfUa {
  public static void main(String[] files) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    for (String file : files) {
      try (var parser = Foundries.defaultInstance().createParser(new File(file), PDFAFlavour.PDFUA_1)) {
        var result = Foundries.defaultInstance().createValidator(PDFAFlavour.PDFUA_1, false).validate(parser);
        String name = new File(file).getName();
        if (!result.isCompliant()) System.out.println("breaks: " + name + " is no PDF/UA-1");
        result.getTestAssertions().stream()
            .map(each -> "breaks: " + name + " " + each.getRuleId().getClause() + " " + each.getMessage())
            .distinct()
            .forEach(System.out::println);
      }
    }
    System.out.println("looked at " + files.length);
  }
}
